import type { Server } from 'node:http'

import { WebSocketServer, type WebSocket } from 'ws'

export type RawBroadcast = {
  /** Sends the same bytes to every socket, once each. */
  send(message: Buffer): void
  queuedBytes(): number
}

/** What a server without a hub would do: loop over the sockets and send each the prebuilt JSON. */
export function attachRawBroadcast(server: Server, path: string): RawBroadcast {
  const webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) => {
    if (request.url === path) webSockets.handleUpgrade(request, socket, head, () => undefined)
  })
  const clients: ReadonlySet<WebSocket> = webSockets.clients
  return {
    send(message) {
      for (const client of clients) client.send(message, { binary: false })
    },
    queuedBytes() {
      let total = 0
      for (const client of clients) total += client.bufferedAmount
      return total
    },
  }
}
