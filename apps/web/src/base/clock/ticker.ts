import { createListeners } from '../listeners.ts'

/**
 * One heartbeat for every running clock on the page: a timer that exists only while something
 * listens, and fires just after each full second, so that all clocks turn together.
 */
export function createTicker() {
  const listeners = createListeners()
  let timer: ReturnType<typeof setTimeout> | undefined
  let tick = Date.now()

  function schedule() {
    timer = setTimeout(beat, 1000 - (Date.now() % 1000))
  }

  function beat() {
    tick = Date.now()
    listeners.tell()
    if (listeners.count() > 0) schedule()
  }

  return {
    /** Time of the last beat, ms since 1970: the same for all that read between two beats. */
    now: () => tick,
    subscribe(listener: () => void): () => void {
      const stop = listeners.add(listener)
      if (listeners.count() === 1) {
        tick = Date.now()
        schedule()
      }
      return () => {
        stop()
        if (listeners.count() === 0) clearTimeout(timer)
      }
    },
  }
}

export const ticker = createTicker()
