import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ChatService = { readonly origin: string; readonly asked: string[] }

type ServiceFixture = [
  ({}: object, use: (service: ChatService) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
]

/** The page of a service's widget: says who asks, and tries what its script should not reach. */
const WIDGET = `<!doctype html><title>Chat</title>
<p id="greeting"></p><p id="reach"></p>
<script>
  const said = new URLSearchParams(location.search)
  greeting.textContent = 'Hello ' + (said.get('name') ?? said.get('user_nickname') ?? 'stranger')
  const tries = { page: () => parent.document.title, tab: () => { top.location.href = 'about:blank' } }
  reach.textContent = Object.entries(tries).map(([name, reach]) => {
    try { reach(); return name + ' reached' } catch { return name + ' refused' }
  }).join(', ')
</script>`

/** A chat service on an origin of its own. */
export const chatService: ServiceFixture = [
  async ({}, use) => {
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(WIDGET)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use({ origin: `http://localhost:${port}`, asked })
    server.closeAllConnections()
    server.close()
  },
  { scope: 'worker' },
]
