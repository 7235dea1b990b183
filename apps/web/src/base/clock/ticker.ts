type Listener = () => void

/**
 * One heartbeat for every running clock on the page: a timer that exists only while something
 * listens, and fires just after each full second, so that all clocks turn together.
 */
export function createTicker(now: () => number = Date.now) {
  const listeners = new Set<Listener>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let tick = now()

  function schedule() {
    timer = setTimeout(beat, 1000 - (now() % 1000))
  }

  function beat() {
    tick = now()
    for (const listener of listeners) listener()
    if (listeners.size > 0) schedule()
  }

  return {
    /** Time of the last beat, ms since 1970: the same for all that read between two beats. */
    now: () => tick,
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      if (listeners.size === 1) {
        tick = now()
        schedule()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

export const ticker = createTicker()
