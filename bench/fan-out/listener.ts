import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'

import { createFrameCounter } from './frame-counter.ts'

export type ListenerOptions = {
  /** Sent once the socket is open. */
  greeting: string | null
  /** How many messages answer the greeting; they are not counted. */
  answers: number
  /** Whether the server closes who does not answer its pings. */
  pings?: boolean | undefined
  /** What a message has to say to be counted; undefined: each is. */
  marker?: string | undefined
  onMessages: (count: number) => void
  onClosed?: (() => void) | undefined
}

const PONG = '{}'
/** A text message of two bytes, which a server writes at once and therefore in one piece. */
const PING = Buffer.from([0x81, PONG.length, ...Buffer.from(PONG)])

/** Opens a WebSocket that only counts what it gets; resolves when the greeting is answered. */
export async function openListener(url: string, options: ListenerOptions): Promise<void> {
  const { socket, head } = await upgrade(url)
  let unanswered = options.greeting === null ? 0 : options.answers
  await new Promise<void>((resolve) => {
    const count = createFrameCounter((messages) => {
      const answers = Math.min(unanswered, messages)
      unanswered -= answers
      if (answers > 0 && unanswered === 0) resolve()
      if (options.marker === undefined && messages > answers) options.onMessages(messages - answers)
    })
    const marked =
      options.marker === undefined ? null : markCounter(options.marker, options.onMessages)
    const take = (piece: Buffer) => {
      count(piece)
      marked?.(piece)
      if (options.pings === true && piece.includes(PING)) socket.write(clientFrame(PONG))
    }
    socket.on('data', take)
    socket.on('close', () => options.onClosed?.())
    if (head.length > 0) take(head)
    if (options.greeting !== null) socket.write(clientFrame(options.greeting))
    if (unanswered === 0) resolve()
  })
}

/** Counts a word in a stream that comes in pieces of any size. */
function markCounter(marker: string, onMarks: (count: number) => void): (piece: Buffer) => void {
  let end = ''
  return (piece) => {
    const text = end + piece.toString('latin1')
    const marks = text.split(marker).length - 1
    end = text.slice(text.lastIndexOf(marker) + 1).slice(1 - marker.length)
    if (marks > 0) onMarks(marks)
  }
}

function upgrade(url: string): Promise<{ socket: Duplex; head: Buffer }> {
  return new Promise((resolve, reject) => {
    const opening = request(url.replace(/^ws/, 'http'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    })
    opening.on('upgrade', (_, socket, head) => resolve({ socket, head }))
    opening.on('response', ({ statusCode }) => reject(new Error(`upgrade answered ${statusCode}`)))
    opening.on('error', reject)
    opening.end()
  })
}

/** A text frame as a client must send it, masked; a mask of zeros leaves the bytes as they are. */
function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const header = Buffer.alloc(8)
  header[0] = 0x81
  header[1] = 0x80 | 126
  header.writeUInt16BE(payload.length, 2)
  return Buffer.concat([header, payload])
}
