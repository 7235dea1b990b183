/** The longest delay that a timer takes; longer ones fire at once. */
const longestDelay = 2 ** 31 - 1

/** A timer for a moment on the wall clock, however far away. */
export class Deadline {
  readonly #onReached: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(onReached: () => void) {
    this.#onReached = onReached
  }

  /** Replaces the moment (milliseconds since 1970); undefined = never. */
  set(at: number | undefined): void {
    this.clear()
    if (at !== undefined) this.#arm(at)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #arm(at: number): void {
    const delay = Math.max(at - Date.now(), 0)
    this.#timer =
      delay > longestDelay
        ? setTimeout(() => this.#arm(at), longestDelay)
        : setTimeout(this.#onReached, delay)
  }
}
