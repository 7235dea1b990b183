import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

import { WebSocketServer } from 'ws'

export type PlainPage = {
  url: string
  send(message: string): void
  close(): void
}

/** What a page without any library does: it parses the message and writes text and attribute. */
const listen = (write: string) => `
  const buttons = new Map()
  for (const button of document.querySelectorAll('button[data-outcome-id]')) {
    const { outcomeId } = button.dataset
    buttons.set(outcomeId, [...(buttons.get(outcomeId) ?? []), button])
  }
  new WebSocket(location.href.replace('http', 'ws')).onmessage = ({ data }) => {
    for (const market of JSON.parse(data).markets) {
      for (const outcome of market.outcomes) {
        const id = market.match_id + ':' + market.id + ':' + market.specifier + ':' + outcome.id
        for (const button of buttons.get(id) ?? []) write(button, outcome.odds)
      }
    }
  }
  ${write}`

const BARE = `
  function write(button, odds) {
    button.textContent = (odds / 1000).toFixed(2)
    button.dataset.odds = odds
  }`

/** The least that shows a move as the product does: the mark comes with the price, and goes. */
const MARKED = `
  function write(button, odds) {
    const direction = odds > Number(button.dataset.odds) ? 'up' : 'down'
    button.querySelector('[class*=price]').lastChild.data = (odds / 1000).toFixed(2)
    button.dataset.odds = odds
    button.dataset.direction = direction
    clearTimeout(button.ends)
    button.ends = setTimeout(() => delete button.dataset.direction, 1000)
  }`

/** A page of bare buttons with these ids, and a raw socket to it. */
export function servePlainPage(selectionIds: readonly string[]): Promise<PlainPage> {
  const buttons = selectionIds.map((id) => `<button data-outcome-id="${id}">1.00</button>`)
  const style = '<style>button { inline-size: 80px; block-size: 44px }</style>'
  return serve(`<!doctype html>${style}${buttons.join('')}<script>${listen(BARE)}</script>`, null)
}

/** The elements and styles of a page of the site, without any of its script, and a raw socket to it. */
export function serveCopy(html: string, siteUrl: string): Promise<PlainPage> {
  return serve(`<!doctype html>${html}<script>${listen(MARKED)}</script>`, siteUrl)
}

async function serve(html: string, siteUrl: string | null): Promise<PlainPage> {
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (url === '/') response.setHeader('content-type', 'text/html').end(html)
    else if (siteUrl === null) response.writeHead(404).end()
    else void pass(`${siteUrl}${url}`, response)
  })
  const sockets = new WebSocketServer({ server })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    send(message) {
      for (const socket of sockets.clients) socket.send(message)
    },
    close() {
      sockets.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Styles, fonts and pictures are the site's own. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
  })
  response.end(new Uint8Array(await answer.arrayBuffer()))
}
