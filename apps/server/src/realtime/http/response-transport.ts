import type { ServerResponse } from 'node:http'
import { Frame } from '../frame.ts'
import type { FrameEncoder } from '../frame.ts'
import { disconnectMessage } from '../protocol/replies.ts'
import type { Transport } from '../transport.ts'

export type StreamFormat = {
  readonly name: 'http_stream' | 'sse'
  readonly contentType: string
  readonly binary: boolean
  readonly encode: FrameEncoder
}

/** Sends a client's messages as one HTTP answer that does not end. */
export function createResponseTransport(
  response: ServerResponse,
  { name, binary, encode }: StreamFormat,
  closeTimeoutMs: number,
): Transport {
  return {
    name,
    binary,
    oneWay: true,
    get bufferedBytes() {
      return response.writableLength
    },
    send(frames) {
      if (response.writableEnded) return
      response.cork()
      for (const frame of frames) response.write(frame.encodedBy(encode))
      response.uncork()
    },
    close(code, reason) {
      if (response.writableEnded) return
      response.end(encode(new Frame(disconnectMessage({ code, reason })).payload))
      // A client that takes nothing would keep all of it, and its connection, for good.
      const ending = setTimeout(() => response.destroy(), closeTimeoutMs)
      response.once('close', () => clearTimeout(ending))
    },
  }
}
