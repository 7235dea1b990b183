import { useSyncExternalStore } from 'react'

/** `wide` has a column for the slip, `middle` floats it, `narrow` is a phone with a sheet. */
export type Viewport = 'wide' | 'middle' | 'narrow'

const WIDE = '(min-width: 1280px)'
const NARROW = '(max-width: 780px)'

/** The page's width class; null on the server and in the first render, which do not know it. */
export function useViewport(): Viewport | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(listener: () => void): () => void {
  const queries = [WIDE, NARROW].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function read(): Viewport {
  if (window.matchMedia(NARROW).matches) return 'narrow'
  return window.matchMedia(WIDE).matches ? 'wide' : 'middle'
}
