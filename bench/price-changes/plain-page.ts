import { once } from 'node:events'
import { createServer } from 'node:http'

import { WebSocketServer } from 'ws'

export type PlainPage = {
  url: string
  send(message: string): void
  close(): void
}

/** What a page without any library does: it parses the message and writes text and attribute. */
const script = `
  const buttons = new Map()
  for (const button of document.querySelectorAll('button')) {
    buttons.set(button.dataset.outcomeId, button)
  }
  new WebSocket(location.href.replace('http', 'ws')).onmessage = ({ data }) => {
    for (const market of JSON.parse(data).markets) {
      for (const outcome of market.outcomes) {
        const id = market.match_id + ':' + market.id + ':' + market.specifier + ':' + outcome.id
        const button = buttons.get(id)
        button.textContent = (outcome.odds / 1000).toFixed(2)
        button.dataset.odds = outcome.odds
      }
    }
  }`

/** Serves a page of bare buttons with these ids, and a raw socket to it. */
export async function servePlainPage(selectionIds: readonly string[]): Promise<PlainPage> {
  const buttons = selectionIds.map((id) => `<button data-outcome-id="${id}">1.00</button>`)
  const style = '<style>button { inline-size: 80px; block-size: 44px }</style>'
  const html = `<!doctype html>${style}${buttons.join('')}<script>${script}</script>`
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(html)
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
