export type RestartOptions = {
  /** Told of every end that nobody asked for. */
  readonly onDeath?: ((error: unknown) => void) | undefined
  /** Milliseconds before each new start, one after the other; the last repeats. */
  readonly restartAfter?: readonly number[]
}

const RESTART_AFTER_MS = [1_000, 2_000, 5_000, 15_000, 30_000]

/** Whoever lived this long has not died of what the one before died of. */
const LONG_LIFE_MS = 60_000

/** Starts something again that has died, with growing patience where it goes on dying. */
export function createRestarts({ onDeath, restartAfter = RESTART_AFTER_MS }: RestartOptions) {
  let deaths = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** @param run rejects where it dies before it lives */
  function again(run: () => Promise<void>, error: unknown, lifeMs = 0): void {
    onDeath?.(error)
    if (lifeMs > LONG_LIFE_MS) deaths = 0
    const wait = restartAfter[Math.min(deaths, restartAfter.length - 1)]
    deaths += 1
    timer = setTimeout(() => {
      run().catch((failure: unknown) => again(run, failure))
    }, wait)
  }

  return { again, cancel: () => clearTimeout(timer) }
}
