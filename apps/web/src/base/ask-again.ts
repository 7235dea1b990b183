/**
 * Loads what may be lost on the way, with a pause after each failure. Where the pauses end, the last
 * failure is the caller's.
 */
export async function askAgain<Loaded>(
  load: () => Promise<Loaded>,
  pausesMs: Iterable<number>,
  onFailure?: (error: unknown) => void,
): Promise<Loaded> {
  for (const pauseMs of pausesMs) {
    try {
      return await load()
    } catch (error) {
      onFailure?.(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return load()
}
