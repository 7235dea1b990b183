type Stream = { epoch: string; history: { offset: number; data: unknown }[]; top: number }
type Command = {
  id?: number
  connect?: { token: string }
  subscribe?: {
    channel: string
    token?: string
    recover?: boolean
    offset?: number
    epoch?: string
  }
  unsubscribe?: { channel: string }
  refresh?: { token: string }
}

/** A push server without a network: it answers in the next microtask, over sockets of its own. */
export class FakePushServer {
  readonly commands: Command[] = []
  readonly sockets: FakeSocket[] = []
  /** Tokens on which a connection is refused with an error of this code. */
  readonly connectErrors = new Map<string, number>()
  /** Seconds that connection tokens live; undefined = for ever. */
  tokenTtl: number | undefined
  /** The same for the tokens of channels. */
  channelTokenTtl: number | undefined
  /** Sockets that do not open. */
  down = false
  readonly #streams = new Map<string, Stream>()

  /** To be given to the client as its WebSocket class. */
  socketClass(): typeof WebSocket {
    const open = () => {
      const socket = new FakeSocket(this)
      this.sockets.push(socket)
      return socket
    }
    // Only the part of the interface that the client uses is there. A function that returns an
    // object is a constructor of it.
    return function FakeWebSocket() {
      return open()
    } as unknown as typeof WebSocket
  }

  stream(channel: string): Stream {
    let stream = this.#streams.get(channel)
    if (stream === undefined) {
      stream = { epoch: 'first', history: [], top: 0 }
      this.#streams.set(channel, stream)
    }
    return stream
  }

  /** Numbers and keeps the data, and sends it to the subscribers. */
  publish(channel: string, data: unknown): void {
    const stream = this.stream(channel)
    stream.top += 1
    stream.history.push({ offset: stream.top, data })
    this.push(channel, { offset: stream.top, data })
  }

  /** Sends a publication as it is. */
  push(channel: string, pub: { offset?: number; data: unknown }): void {
    for (const socket of this.sockets) {
      if (socket.channels.has(channel)) socket.deliver({ push: { channel, pub } })
    }
  }

  /** Tells every client that the connection stands; each waits 35 seconds for it. */
  ping(): void {
    for (const socket of this.sockets) socket.deliver({})
  }

  /** Begins a new stream with nothing of the old one. */
  restartStream(channel: string, epoch: string, top: number): void {
    this.#streams.set(channel, { epoch, history: [], top })
  }

  dropConnections(code = 3011): void {
    for (const socket of this.sockets) socket.end(code)
  }

  commandsOf(method: keyof Command): Command[] {
    return this.commands.filter((command) => command[method] !== undefined)
  }

  answer(socket: FakeSocket, command: Command): void {
    this.commands.push(command)
    const { id } = command
    if (command.connect) {
      const code = this.connectErrors.get(command.connect.token)
      if (code !== undefined) socket.deliver({ id, error: { code, message: 'refused' } })
      else socket.deliver({ id, connect: { client: 'c', version: '1', ping: 25, ...this.#ttl() } })
    } else if (command.subscribe) this.#subscribe(socket, id, command.subscribe)
    else if (command.unsubscribe) {
      socket.channels.delete(command.unsubscribe.channel)
      socket.deliver({ id, unsubscribe: {} })
    }
  }

  #subscribe(socket: FakeSocket, id: number | undefined, params: Command['subscribe'] & object) {
    const { epoch, history, top } = this.stream(params.channel)
    const offset = params.offset ?? 0
    const sameStream = !params.epoch || params.epoch === epoch
    const missed = history.filter((publication) => publication.offset > offset)
    const recovered = params.recover === true && sameStream && missed.length === top - offset
    socket.channels.add(params.channel)
    const result = { recoverable: true, positioned: true, epoch, offset: recovered ? offset : top }
    const recovery = params.recover ? { was_recovering: true, recovered } : {}
    const publications = recovered ? missed : []
    const ttl = params.token === undefined ? {} : expiry(this.channelTokenTtl)
    socket.deliver({ id, subscribe: { ...result, ...ttl, ...recovery, publications } })
  }

  #ttl() {
    return expiry(this.tokenTtl)
  }
}

function expiry(ttl: number | undefined) {
  return ttl === undefined ? {} : { expires: true, ttl }
}

class FakeSocket {
  readonly channels = new Set<string>()
  readonly #server: FakePushServer
  #open = false
  onopen: (() => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(server: FakePushServer) {
    this.#server = server
    queueMicrotask(() => {
      if (server.down) return this.#fail()
      this.#open = true
      this.onopen?.()
    })
  }

  send(text: string): void {
    const commands = text.split('\n').map((line) => JSON.parse(line) as Command)
    queueMicrotask(() => {
      for (const command of commands) if (this.#open) this.#server.answer(this, command)
    })
  }

  close(): void {
    this.end(1000)
  }

  deliver(message: object): void {
    if (this.#open) this.onmessage?.({ data: JSON.stringify(message) })
  }

  end(code: number): void {
    if (!this.#open) return
    this.#open = false
    this.channels.clear()
    this.onclose?.({ code, reason: 'ended' })
  }

  #fail(): void {
    this.onerror?.({})
    this.onclose?.({ code: 1006, reason: '' })
  }
}
