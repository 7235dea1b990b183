import type { Frame } from './frame.ts'
import type { Transport } from './transport.ts'

export type OutboxOptions = {
  /** Bytes that may wait for one client, in the outbox and in its transport together. */
  maxBytes: number
  /** The outbox has something to flush; told once per flush. */
  onDirty: (outbox: Outbox) => void
  /** The client does not keep up. */
  onOverflow: () => void
}

/** What waits to be sent to one client, in order. */
export class Outbox {
  readonly #transport: Transport
  readonly #options: OutboxOptions
  #frames: Frame[] = []
  #bytes = 0
  #closed = false

  constructor(transport: Transport, options: OutboxOptions) {
    this.#transport = transport
    this.#options = options
  }

  get queuedBytes(): number {
    return this.#closed ? 0 : this.#bytes + this.#transport.bufferedBytes
  }

  push(frame: Frame): void {
    if (this.#closed) return
    this.#frames.push(frame)
    this.#bytes += frame.size
    if (this.queuedBytes > this.#options.maxBytes) this.#options.onOverflow()
    else if (this.#frames.length === 1) this.#options.onDirty(this)
  }

  flush(): void {
    if (this.#closed || this.#frames.length === 0) return
    const frames = this.#frames
    this.#frames = []
    this.#bytes = 0
    this.#transport.send(frames)
  }

  /** Nothing is sent any more; what waits is dropped. */
  close(): void {
    this.#closed = true
    this.#frames = []
    this.#bytes = 0
  }
}
