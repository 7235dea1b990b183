import type { ConnectionStore } from '@touchline/live'

/** A shorter break is over before anybody has read of it. */
const PATIENCE_MS = 4_000

/** `lost`: it is tried again. `refused`: the server has ended it for good. */
export type ConnectionTrouble = 'lost' | 'refused' | null

/** @returns stops watching */
export function watchTrouble(
  connection: ConnectionStore,
  tell: (trouble: ConnectionTrouble) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    const state = connection.get()
    if (state === 'connected') tell(null)
    else timer = setTimeout(() => tell(state === 'disconnected' ? 'refused' : 'lost'), PATIENCE_MS)
  }
  follow()
  const stop = connection.subscribe(follow)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
