import type { StreamPosition } from '../publisher.ts'
import { positionCommand } from './centrifugo-api.ts'
import type { CentrifugoApi, CentrifugoCommand, CentrifugoReply } from './centrifugo-api.ts'

export type CommandBatchesOptions = {
  api: CentrifugoApi
  tickMs: number
  /** Bytes of commands that may wait while Centrifugo does not answer. */
  maxWaitingBytes: number
  /** The first failure in a row, or a command that Centrifugo refused. */
  onError: (error: unknown) => void
  /**
   * Centrifugo answers again, and publications to this channel were given up meanwhile: publish its
   * whole state now. Called once for all that was lost.
   */
  onLost: (channel: string) => void
  /** Awaited before the first of them: resolves when it is known again who follows what. */
  whoFollows: () => Promise<void>
  onPosition: (channel: string, position: StreamPosition) => void
}

type Waiting = {
  channel: string
  command: CentrifugoCommand
  /** A publication: its followers must be told when it is given up. */
  tells: boolean
  settled: () => void
}

const largestBatch = 500
const longestRetryMs = 5_000

/** Commands on their way to Centrifugo: in order, one request at a time, repeated until it works. */
export class CommandBatches {
  readonly #options: CommandBatchesOptions
  #waiting: Waiting[] = []
  #waitingBytes = 0
  /** Channels that are told nothing until their whole state can go out. */
  readonly #lost = new Set<string>()
  /** Centrifugo has answered since the last of them was lost. */
  #mayTell = false
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #failures = 0
  #closed = false

  constructor(options: CommandBatchesOptions) {
    this.#options = options
  }

  /** Resolves when Centrifugo has answered the publication or it was given up. */
  publish(channel: string, command: CentrifugoCommand, urgent: boolean): Promise<void> {
    // What it says is part of the state that this channel is to be told.
    if (this.#lost.has(channel)) return Promise.resolve()
    return this.#add({ channel, command, tells: true }, urgent)
  }

  /** Resolves when Centrifugo has said where the channel's stream stands, or was not asked. */
  ask(channel: string): Promise<void> {
    return this.#add({ channel, command: positionCommand(channel), tells: false }, true)
  }

  /** Resolves when Centrifugo has carried the command out, or it was given up. */
  order(command: CentrifugoCommand): Promise<void> {
    return this.#add({ channel: '', command, tells: false }, true)
  }

  /** Whether the channel is told nothing until its whole state goes out. */
  isLost(channel: string): boolean {
    return this.#lost.has(channel)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#sending
    while (this.#waiting.length > 0 && this.#failures === 0) await this.#sendOne()
    clearTimeout(this.#timer)
    for (const { settled } of this.#take(this.#waiting.length)) settled()
  }

  #add(entry: Omit<Waiting, 'settled'>, urgent: boolean): Promise<void> {
    if (this.#closed) return Promise.resolve()
    const bytes = this.#waitingBytes + entry.command.length
    if (bytes > this.#options.maxWaitingBytes && this.#waiting.length > 0) {
      this.#giveUpAll()
      if (this.#lost.has(entry.channel)) return Promise.resolve()
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ ...entry, settled: resolve })
    this.#waitingBytes += entry.command.length
    this.#schedule(urgent ? 0 : this.#options.tickMs, urgent)
    return promise
  }

  #take(count: number): readonly Waiting[] {
    const taken = this.#waiting.splice(0, count)
    for (const { command } of taken) this.#waitingBytes -= command.length
    return taken
  }

  #schedule(delay: number, sooner = false): void {
    if (this.#sending !== undefined || this.#failures > 0) return
    if (sooner) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    this.#timer ??= setTimeout(() => this.#start(), delay)
  }

  #start(): void {
    this.#timer = undefined
    this.#sending = this.#sendOne().then(() => {
      this.#sending = undefined
      if (this.#closed || (this.#waiting.length === 0 && this.#lost.size === 0)) return
      const delay = this.#failures > 0 ? this.#retryDelay() : 0
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#start(), delay)
    })
  }

  async #sendOne(): Promise<void> {
    this.#tellLost()
    const batch = this.#waiting.slice(0, largestBatch)
    try {
      const replies = await this.#options.api(this.#commandsOf(batch))
      this.#failures = 0
      if (this.#lost.size > 0 && !this.#mayTell) {
        await this.#options.whoFollows()
        this.#mayTell = true
      }
      // Less than the batch only when everything was given up meanwhile.
      if (batch.length > 0 && this.#waiting[0] === batch[0]) this.#take(batch.length)
      batch.forEach((waiting, index) => this.#settle(waiting, replies[index]))
    } catch (error) {
      this.#failures += 1
      if (this.#failures === 1) this.#options.onError(error)
    }
  }

  /** Where everything was given up, a harmless question tells whether Centrifugo is back. */
  #commandsOf(batch: readonly Waiting[]): readonly CentrifugoCommand[] {
    const [lost] = this.#lost
    if (batch.length > 0 || lost === undefined) return batch.map(({ command }) => command)
    return [positionCommand(lost)]
  }

  /** Channel by channel, and only as fast as Centrifugo takes it. */
  #tellLost(): void {
    for (const channel of this.#lost) {
      if (!this.#mayTell || this.#closed || this.#waiting.length >= largestBatch) return
      this.#lost.delete(channel)
      this.#options.onLost(channel)
    }
  }

  #settle({ channel, settled }: Waiting, reply: CentrifugoReply | undefined): void {
    if (reply?.error !== undefined) {
      this.#options.onError(new Error(`Centrifugo refused ${channel}: ${reply.error.message}`))
    }
    const position = reply?.publish ?? reply?.history
    if (position !== undefined) this.#options.onPosition(channel, position)
    settled()
  }

  #retryDelay(): number {
    return Math.min(longestRetryMs, this.#options.tickMs * 2 ** Math.min(this.#failures, 10))
  }

  #giveUpAll(): void {
    this.#mayTell = false
    for (const { channel, tells, settled } of this.#take(this.#waiting.length)) {
      if (tells) this.#lost.add(channel)
      settled()
    }
  }
}
