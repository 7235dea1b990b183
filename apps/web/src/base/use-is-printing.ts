import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page goes on paper right now: then there is no screen to be near to. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const tell = (now: boolean) => {
    isPrinting = now
    listener()
  }
  window.addEventListener('beforeprint', () => tell(true), { signal })
  window.addEventListener('afterprint', () => tell(false), { signal })
  // A preview of the print styles has no such event.
  window.matchMedia('print').addEventListener('change', ({ matches }) => tell(matches), { signal })
  return () => ended.abort()
}
