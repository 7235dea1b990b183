import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Transport } from '../transport.ts'
import { encodeReplies } from '../protobuf/encode-replies.ts'

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

/** FIN and the opcode of a frame, RFC 6455 section 5.2. */
const finalText = 0x81
const finalBinary = 0x82
const lengthIn16Bits = 126
const lengthIn64Bits = 127

/** A whole WebSocket text message from the server, which by the standard is not masked. */
function encodeTextFrame(payload: Buffer): Buffer {
  return Buffer.concat([header(finalText, payload.length), payload])
}

/** The same messages in the protobuf form of the protocol, as a binary message. */
function encodeProtobufFrame(payload: Buffer): Buffer {
  const replies = encodeReplies(payload)
  return Buffer.concat([header(finalBinary, replies.length), replies])
}

function header(kind: number, length: number): Buffer {
  if (length < lengthIn16Bits) return Buffer.of(kind, length)
  if (length < 0x1_0000) {
    const bytes = Buffer.of(kind, lengthIn16Bits, 0, 0)
    bytes.writeUInt16BE(length, 2)
    return bytes
  }
  const bytes = Buffer.alloc(10)
  bytes[0] = kind
  bytes[1] = lengthIn64Bits
  bytes.writeBigUInt64BE(BigInt(length), 2)
  return bytes
}
