/**
 * Bytes that clients who missed much may be given together, so much a second: one that was cut off
 * gets it all, a crowd that comes back after an outage reads its state again, which is smaller.
 */
export class RecoveryAllowance {
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #countedAt: number

  /** @param now milliseconds of a clock that never goes back */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#now = now
    this.#left = perSecond
    this.#countedAt = now()
  }

  /** @returns whether there is as much left, which is gone then */
  take(bytes: number): boolean {
    const now = this.#now()
    const earned = ((now - this.#countedAt) / 1000) * this.#perSecond
    this.#left = Math.min(this.#perSecond, this.#left + earned)
    this.#countedAt = now
    if (bytes > this.#left) return false
    this.#left -= bytes
    return true
  }
}
