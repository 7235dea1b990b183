export type CommandRate = {
  /** Commands at once after a silence. */
  readonly commandBurst: number
  readonly commandsPerSecond: number
}

/**
 * How many commands one client may still give. What is refused counts too: a client that waits before
 * it tries again is answered, one that goes on regardless is cut off.
 */
export class CommandAllowance {
  readonly #rate: CommandRate
  readonly #now: () => number
  #left: number
  #countedAt: number

  /** @param now milliseconds of a clock that never goes back */
  constructor(rate: CommandRate, now: () => number = () => performance.now()) {
    this.#rate = rate
    this.#now = now
    this.#left = rate.commandBurst
    this.#countedAt = now()
  }

  /** Counts one command. @returns what becomes of it */
  take(): 'run' | 'refuse' | 'end' {
    const { commandBurst, commandsPerSecond } = this.#rate
    const now = this.#now()
    const earned = ((now - this.#countedAt) / 1000) * commandsPerSecond
    this.#left = Math.min(commandBurst, this.#left + earned) - 1
    this.#countedAt = now
    if (this.#left >= 0) return 'run'
    return this.#left >= -commandBurst ? 'refuse' : 'end'
  }
}
