import { onTestFinished } from 'vitest'
import { until } from './next-event.ts'

export type RawMessage = Record<string, unknown>

/** A bare socket, for what the real client never does. */
export class RawClient {
  /** Frames as they came. */
  readonly frames: string[] = []
  readonly #socket: WebSocket
  readonly #messages: RawMessage[] = []
  /** Code and reason of the close frame. */
  readonly closed: Promise<{ code: number; reason: string }>

  private constructor(socket: WebSocket) {
    this.#socket = socket
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }))
    })
    socket.addEventListener('message', ({ data }) => this.#take(String(data)))
  }

  static async open(url: string): Promise<RawClient> {
    const socket = new WebSocket(url)
    const client = new RawClient(socket)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    onTestFinished(() => socket.close())
    return client
  }

  /** Opens a socket and connects with the token. */
  static async connect(url: string, token: string): Promise<RawClient> {
    const client = await RawClient.open(url)
    await client.call({ connect: { token } })
    return client
  }

  send(...commands: readonly (object | string)[]): void {
    const lines = commands.map((command) =>
      typeof command === 'string' ? command : JSON.stringify(command),
    )
    this.#socket.send(lines.join('\n'))
  }

  sendBytes(bytes: Uint8Array<ArrayBuffer>): void {
    this.#socket.send(bytes)
  }

  /** Goes away without a word. */
  close(): void {
    this.#socket.close()
  }

  #lastId = 0

  /** Sends one command and waits for its reply. */
  async call(command: object): Promise<RawMessage> {
    this.#lastId += 1
    const id = this.#lastId
    this.send({ id, ...command })
    return this.next((message) => message['id'] === id)
  }

  /** The next message, not seen by an earlier call, that passes the test. */
  async next(accepts: (message: RawMessage) => boolean = () => true): Promise<RawMessage> {
    let index = -1
    await until(() => (index = this.#messages.findIndex(accepts)) >= 0)
    const [message] = this.#messages.splice(index, 1)
    if (message === undefined) throw new Error('message vanished')
    return message
  }

  #take(frame: string): void {
    this.frames.push(frame)
    for (const line of frame.split('\n')) this.#messages.push(JSON.parse(line) as RawMessage)
  }
}
