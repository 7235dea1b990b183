import type { JoinOptions, LiveClient, Membership } from '@touchline/live'

type Joinable = Pick<LiveClient, 'joinChannel'>

/**
 * Channels joined while the push client is not there yet. A join keeps the position of its snapshot,
 * so the channel repeats what happened in between, as it does after a lost connection.
 */
export function createWaitingJoins() {
  const waiting = new Set<(client: Joinable) => void>()
  let client: Joinable | undefined

  return {
    join<Data>(channel: string, options: JoinOptions<Data>): Membership {
      if (client !== undefined) return client.joinChannel(channel, options)
      let membership: Membership | undefined
      let asked = options
      const join = (by: Joinable) => (membership = by.joinChannel(channel, asked))
      waiting.add(join)
      return {
        leave: () => {
          waiting.delete(join)
          membership?.leave()
        },
        resync: () => {
          // Without a position the join begins with a snapshot.
          asked = { ...options, position: undefined }
          membership?.resync()
        },
      }
    },
    /** Joins what waits, in its order; from now on nothing waits. */
    release(by: Joinable): void {
      client = by
      for (const join of waiting) join(by)
      waiting.clear()
    },
  }
}
