import type { Duplex } from 'node:stream'
import { constants, deflateRawSync } from 'node:zlib'
import type { WebSocket } from 'ws'
import type { Frame } from '../frame.ts'
import type { Transport } from '../transport.ts'
import { encodeReplies } from '../protobuf/encode-replies.ts'

/**
 * Writes finished frames straight to the TCP socket, past `ws`, which would copy each for every
 * client. That is safe because `ws` has nothing to send but control frames, which are whole and never
 * compressed, and after its close frame nothing more is sent from here.
 */
export function createWebSocketTransport(
  webSocket: WebSocket,
  socket: Duplex,
  binary: boolean,
): Transport {
  const bare = binary ? encodeProtobufFrame : encodeTextFrame
  const packed = binary ? packProtobufFrame : packTextFrame
  const isPacked = webSocket.extensions.includes(DEFLATE)
  const encoderOf = (frame: Frame) => (isPacked && frame.isShared ? packed : bare)
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
      for (const frame of frames) socket.write(frame.encodedBy(encoderOf(frame)))
      socket.uncork()
    },
    close(code, reason) {
      webSocket.close(code, reason)
    },
  }
}

/** The extension by which messages are compressed. */
const DEFLATE = 'permessage-deflate'

/** FIN and the opcode of a frame, RFC 6455 section 5.2. */
const finalText = 0x81
const finalBinary = 0x82
const lengthIn16Bits = 126
const lengthIn64Bits = 127

/** That the payload is compressed, RFC 7692 section 6. */
const deflated = 0x40
/** Smaller messages gain less than their compression costs. */
const LEAST_PACKED = 200
/** What a flush ends with, which both sides leave out. */
const FLUSH_END = 4

/** A whole WebSocket text message from the server, which by the standard is not masked. */
function encodeTextFrame(payload: Buffer): Buffer {
  return framed(finalText, payload)
}

/** The same messages in the protobuf form of the protocol, as a binary message. */
function encodeProtobufFrame(payload: Buffer): Buffer {
  return framed(finalBinary, encodeReplies(payload))
}

function packTextFrame(payload: Buffer): Buffer {
  return pack(finalText, payload)
}

function packProtobufFrame(payload: Buffer): Buffer {
  return pack(finalBinary, encodeReplies(payload))
}

/** Compressed by itself, so that all clients who are sent it share the work and the bytes. */
function pack(kind: number, payload: Buffer): Buffer {
  if (payload.length < LEAST_PACKED) return framed(kind, payload)
  const flushed = deflateRawSync(payload, { finishFlush: constants.Z_SYNC_FLUSH })
  const small = flushed.subarray(0, flushed.length - FLUSH_END)
  return small.length < payload.length ? framed(kind | deflated, small) : framed(kind, payload)
}

function framed(kind: number, payload: Buffer): Buffer {
  return Buffer.concat([header(kind, payload.length), payload])
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
