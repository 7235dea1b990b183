import { useSyncExternalStore } from 'react'

/** Whether the browser has no line. A page is rendered as if there were one. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.navigator.onLine,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
