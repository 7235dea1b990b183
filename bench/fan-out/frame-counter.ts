const NEWLINE = 10
/** Payload lengths that stand for a longer length in the 2 or 8 bytes that follow. */
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * Counts the messages in a server's WebSocket stream as it comes, in pieces of any size: messages
 * of a frame are separated by newlines, and a frame has one at least. It reads headers and counts
 * newlines and does nothing else, so that the receiving side does not become what is measured.
 */
export function createFrameCounter(onMessages: (count: number) => void): (piece: Buffer) => void {
  let header = Buffer.alloc(0)
  let remaining = 0
  return (piece) => {
    let at = 0
    let messages = 0
    while (at < piece.length) {
      if (remaining === 0) {
        const known = Buffer.concat([header, piece.subarray(at, at + 10 - header.length)])
        const read = readHeader(known)
        if (read === undefined) {
          header = known
          break
        }
        at += read.size - header.length
        header = Buffer.alloc(0)
        remaining = read.length
        messages += 1
        continue
      }
      const part = piece.subarray(at, at + remaining)
      messages += countNewlines(part)
      remaining -= part.length
      at += part.length
    }
    if (messages > 0) onMessages(messages)
  }
}

/** @returns bytes of the header and of the payload; undefined when the header is not all there */
function readHeader(bytes: Buffer): { size: number; length: number } | undefined {
  const length = bytes[1]
  if (length === undefined) return undefined
  if (length < TWO_BYTES) return { size: 2, length }
  if (length === TWO_BYTES) {
    return bytes.length < 4 ? undefined : { size: 4, length: bytes.readUInt16BE(2) }
  }
  if (length !== EIGHT_BYTES) throw new Error('a server masks no frames')
  return bytes.length < 10 ? undefined : { size: 10, length: Number(bytes.readBigUInt64BE(2)) }
}

function countNewlines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1
  return count
}
