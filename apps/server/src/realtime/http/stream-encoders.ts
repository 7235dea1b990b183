import { encodeReplies } from '../protobuf/encode-replies.ts'

const newline = Buffer.from('\n')

/** Messages as the lines of an endless answer. */
export function encodeLines(payload: Buffer): Buffer {
  return Buffer.concat([payload, newline])
}

/** Messages as events of an event stream. */
export function encodeEvents(payload: Buffer): Buffer {
  const lines = payload.toString('latin1').split('\n')
  return Buffer.from(lines.map((line) => `data: ${line}\n\n`).join(''), 'latin1')
}

/** Messages in the protobuf form of the protocol, each behind its length. */
export { encodeReplies as encodeProtobufStream }
