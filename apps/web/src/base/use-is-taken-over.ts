import { useState, useSyncExternalStore } from 'react'

/**
 * Whether what renders took over markup that the server wrote, which knew no player. It stays what it
 * was at the first render. The router's `useHydrated` changes as soon as a part has come to life: a
 * list that renders once more before its boundaries have had their turn has React take over each of
 * them at once, and begin the list anew after each.
 */
export function useIsTakenOver(): boolean {
  const [place] = useState(newPlace)
  return useSyncExternalStore(subscribeToNothing, place.isTakenOver, place.takeOver)
}

function newPlace() {
  let isTakenOver = false
  return {
    isTakenOver: () => isTakenOver,
    // React asks for this one where it takes markup over, and on the server.
    takeOver: () => (isTakenOver = true),
  }
}

const subscribeToNothing = () => () => {}
