/**
 * Starts what has to be loaded first.
 * @param start loads and starts it, and resolves with what ends it
 * @returns ends it; what is not there yet by then ends as soon as it is
 */
export function startWhenLoaded(start: () => Promise<() => void>): () => void {
  let hasEnded = false
  let stop: () => void = () => undefined
  const begin = async () => {
    const end = await start()
    if (hasEnded) end()
    else stop = end
  }
  void begin()
  return () => {
    hasEnded = true
    stop()
    stop = () => undefined
  }
}
