const connectionErrors = new WeakSet<Error>()

/** What the driver says of commands that a lost connection has swallowed, and Redis while it starts. */
const LOST_WORDS =
  /^Connection is closed|^Stream isn't writeable|^Command (timed out|aborted)|^Reached the max retries|^(LOADING|MASTERDOWN) /

/** Marks an error that came from a connection: those of other services look the same. */
export function noteConnectionError(error: Error): void {
  connectionErrors.add(error)
}

/** Whether a failure means that Redis did not answer. */
export function isRedisLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return connectionErrors.has(error) || LOST_WORDS.test(error.message)
}
