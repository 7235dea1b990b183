import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Transport } from '../transport.ts'
import { encodeProtobufFrame, encodeTextFrame } from './encode-frame.ts'

/**
 * Writes finished frames straight to the TCP socket, past `ws`, which would copy each for every
 * client. That is safe while nothing is compressed: `ws` writes its own frames whole, too, and
 * after its close frame nothing more is sent from here.
 */
export function createWebSocketTransport(
  webSocket: WebSocket,
  socket: Duplex,
  binary: boolean,
): Transport {
  const encode = binary ? encodeProtobufFrame : encodeTextFrame
  return {
    name: 'websocket',
    oneWay: false,
    binary,
    get bufferedBytes() {
      return socket.writableLength
    },
    send(frames) {
      if (webSocket.readyState !== webSocket.OPEN) return
      socket.cork()
      for (const frame of frames) socket.write(frame.encodedBy(encode))
      socket.uncork()
    },
    close(code, reason) {
      webSocket.close(code, reason)
    },
  }
}
