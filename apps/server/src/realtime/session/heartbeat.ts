export type HeartbeatOptions = {
  intervalMs: number
  /** Time that the other side has to answer. */
  timeoutMs: number
  onPing: () => void
  onSilence: () => void
}

/** Pings at an even pace; the first comes early by chance, so that not all clients answer at once. */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #ping: NodeJS.Timeout | undefined
  #silence: NodeJS.Timeout | undefined

  constructor(options: HeartbeatOptions) {
    this.#options = options
  }

  start(): void {
    this.#schedule(this.#options.intervalMs * (0.5 + Math.random() / 2))
  }

  /** @returns false when no ping was waiting for this answer */
  pong(): boolean {
    if (this.#silence === undefined) return false
    clearTimeout(this.#silence)
    this.#silence = undefined
    return true
  }

  stop(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#silence)
  }

  #schedule(delay: number): void {
    this.#ping = setTimeout(() => this.#beat(), delay)
  }

  #beat(): void {
    this.#options.onPing()
    this.#silence ??= setTimeout(this.#options.onSilence, this.#options.timeoutMs)
    this.#schedule(this.#options.intervalMs)
  }
}
