import type { LiveClient } from './client/create-live-client.ts'
import type { LiveStore } from './store/live-store.ts'

/**
 * Lets the store know the state of the connection and watch for silence, and reads the snapshots
 * anew when the store has left out events that are wanted again.
 *
 * @returns a function that undoes it
 */
export function linkLive(
  client: Pick<LiveClient, 'connection' | 'resync'>,
  store: LiveStore,
): () => void {
  const follow = () => store.setConnected(client.connection.get() === 'connected')
  follow()
  const undo = [
    client.connection.subscribe(follow),
    store.onOutdated(() => client.resync()),
    store.start(),
  ]
  return () => {
    for (const each of undo) each()
  }
}
