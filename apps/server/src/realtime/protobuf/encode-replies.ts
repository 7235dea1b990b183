import protobuf from 'protobufjs'
import { replyType } from './schema.ts'

/** What the hub does not look into, at any place of a message. */
const textFields: ReadonlySet<string> = new Set(['data', 'conn_info', 'chan_info'])

/**
 * Messages in JSON, one per line, as replies in protobuf, each behind its length. What a channel
 * carries stays JSON: `data` holds its text.
 */
export function encodeReplies(payload: Buffer): Buffer {
  const writer = protobuf.Writer.create()
  for (const line of payload.toString('latin1').split('\n')) {
    replyType.encodeDelimited(withTextOfData(JSON.parse(line)) as object, writer)
  }
  return Buffer.from(writer.finish())
}

function withTextOfData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTextOfData)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    textFields.has(key) ? Buffer.from(JSON.stringify(inner)) : withTextOfData(inner),
  ])
  return Object.fromEntries(entries) as object
}
