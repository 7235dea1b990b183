import type { StreamPosition } from '../publisher.ts'

/** An older one may lie before what Centrifugo still holds. */
const FORGET_AFTER_MS = 30_000

/** Where the streams stood when Centrifugo last said so; what is too old to be told is dropped. */
export class KnownPositions {
  /** The one that was read last stands last. */
  readonly #byChannel = new Map<string, { position: StreamPosition; readAt: number }>()

  get size(): number {
    return this.#byChannel.size
  }

  remember(channel: string, position: StreamPosition): void {
    const now = Date.now()
    this.#byChannel.delete(channel)
    this.#byChannel.set(channel, { position, readAt: now })
    for (const [oldest, { readAt }] of this.#byChannel) {
      if (now - readAt < FORGET_AFTER_MS) return
      this.#byChannel.delete(oldest)
    }
  }

  find(channel: string): { position: StreamPosition; ageMs: number } | undefined {
    const known = this.#byChannel.get(channel)
    if (known === undefined) return undefined
    const ageMs = Date.now() - known.readAt
    return ageMs < FORGET_AFTER_MS ? { position: known.position, ageMs } : undefined
  }
}
