import type { StreamPosition } from '../publisher.ts'
import type { CentrifugoApi, CentrifugoCommand, CentrifugoReply } from './centrifugo-api.ts'

export type CommandBatchesOptions = {
  api: CentrifugoApi
  tickMs: number
  maxWaiting: number
  onError: (error: unknown) => void
  onLost: (channels: ReadonlySet<string>) => void
  onPosition: (channel: string, position: StreamPosition) => void
}

type Waiting = { channel: string; command: CentrifugoCommand; settled: () => void }

const largestBatch = 500
const longestRetryMs = 5_000

/** Commands on their way to Centrifugo: in order, one request at a time, repeated until it works. */
export class CommandBatches {
  readonly #options: CommandBatchesOptions
  #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #failures = 0
  #closed = false

  constructor(options: CommandBatchesOptions) {
    this.#options = options
  }

  /** Resolves when Centrifugo has answered the command or the command was given up. */
  add(channel: string, command: CentrifugoCommand, urgent: boolean): Promise<void> {
    if (this.#closed) return Promise.resolve()
    if (this.#waiting.length >= this.#options.maxWaiting) this.#giveUpAll()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ channel, command, settled: resolve })
    this.#schedule(urgent ? 0 : this.#options.tickMs, urgent)
    return promise
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#sending
    while (this.#waiting.length > 0 && this.#failures === 0) await this.#sendOne()
    clearTimeout(this.#timer)
    for (const { settled } of this.#waiting.splice(0)) settled()
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
      if (this.#closed || this.#waiting.length === 0) return
      const delay = this.#failures > 0 ? this.#retryDelay() : 0
      this.#timer = setTimeout(() => this.#start(), delay)
    })
  }

  async #sendOne(): Promise<void> {
    const batch = this.#waiting.slice(0, largestBatch)
    try {
      const replies = await this.#options.api(batch.map(({ command }) => command))
      this.#failures = 0
      // Less than the batch only when everything was given up meanwhile.
      if (this.#waiting[0] === batch[0]) this.#waiting.splice(0, batch.length)
      batch.forEach((waiting, index) => this.#settle(waiting, replies[index]))
    } catch (error) {
      this.#failures += 1
      this.#options.onError(error)
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
    const lost = this.#waiting.splice(0)
    for (const { settled } of lost) settled()
    this.#options.onLost(new Set(lost.map(({ channel }) => channel)))
  }
}
