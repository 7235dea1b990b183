/** Work that is asked for while it runs is done after it, once for all who asked. It reports its own failures. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isBusy = false
  let isAsked = false
  const run = async () => {
    isBusy = true
    while (isAsked) {
      isAsked = false
      await work()
    }
    isBusy = false
  }
  return () => {
    isAsked = true
    if (!isBusy) void run()
  }
}
