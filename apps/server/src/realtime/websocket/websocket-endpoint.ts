import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type ServerOptions, type WebSocket } from 'ws'
import type { OriginCheck } from '../hub-options.ts'
import { disconnects } from '../protocol/codes.ts'
import type { Transport, TransportSession } from '../transport.ts'
import { createWebSocketTransport } from './websocket-transport.ts'

const webSocketPath = '/connection/websocket'

/** Whether a request to become a WebSocket is for the hub. */
export function isForHub({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.split('?')[0] === webSocketPath
}

/** Subprotocol by which a client asks for the protobuf form of the protocol. */
const protobufProtocol = 'centrifuge-protobuf'

export type WebSocketEndpointOptions = {
  maxMessageBytes: number
  checkOrigin: OriginCheck
  /** Time for the close frame to reach the client and come back. */
  closeTimeoutMs: number
  /** Whether no more connections are taken. */
  isFull: () => boolean
  openSession: (transport: Transport) => TransportSession
}

export type WebSocketEndpoint = {
  /** Answers upgrade requests for `webSocketPath`; others are left to other listeners. */
  attach(server: Server): void
  /** Takes no more connections and resolves when the open ones are gone. */
  close(): Promise<void>
}

export function createWebSocketEndpoint(options: WebSocketEndpointOptions): WebSocketEndpoint {
  const serverOptions: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    // What is sent is compressed past `ws`. Each client's own messages are small, so is what reads them.
    perMessageDeflate: {
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      zlibInflateOptions: { chunkSize: 1_024 },
    },
    maxPayload: options.maxMessageBytes,
    handleProtocols: (offered) => (offered.has(protobufProtocol) ? protobufProtocol : false),
    closeTimeout: options.closeTimeoutMs,
  }
  const webSockets = new WebSocketServer(serverOptions)
  const detachers: (() => void)[] = []

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isForHub(request)) return
    const { origin, host } = request.headers
    if (!options.checkOrigin(origin, host)) return refuse(socket, '403 Forbidden')
    if (options.isFull()) return refuse(socket, '503 Service Unavailable')
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      const binary = webSocket.protocol === protobufProtocol
      const transport = createWebSocketTransport(webSocket, socket, binary)
      serve(webSocket, binary, options.openSession(transport))
    })
  }

  return {
    attach(server) {
      server.on('upgrade', upgrade)
      detachers.push(() => server.off('upgrade', upgrade))
    },
    async close() {
      for (const detach of detachers.splice(0)) detach()
      await Promise.all([...webSockets.clients].map(closed))
      webSockets.close()
    },
  }
}

function serve(webSocket: WebSocket, binary: boolean, session: TransportSession): void {
  // One buffer per message is what the default `binaryType` gives.
  webSocket.on('message', (data: RawData, isBinary: boolean) => {
    if (isBinary !== binary || !Buffer.isBuffer(data)) session.disconnect(disconnects.badRequest)
    else session.receive(binary ? data : data.toString('utf8'))
  })
  webSocket.on('close', () => session.handleClosed())
  // A broken or oversized frame: `ws` closes the socket with its own code, and 'close' follows.
  webSocket.on('error', () => session.handleClosed())
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function closed(webSocket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (webSocket.readyState === webSocket.CLOSED) resolve()
    else webSocket.once('close', () => resolve())
  })
}
