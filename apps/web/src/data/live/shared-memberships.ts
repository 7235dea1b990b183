import type { Membership } from '@touchline/live'

/**
 * One membership per key however many ask for it; it is left when the last of them has gone.
 * @returns joins, and gives the function that leaves again
 */
export function shareMemberships(join: (key: string) => Membership): (key: string) => () => void {
  const shared = new Map<string, { count: number; membership: Membership }>()
  return (key) => {
    const entry = shared.get(key) ?? { count: 0, membership: join(key) }
    entry.count += 1
    shared.set(key, entry)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      entry.count -= 1
      if (entry.count > 0) return
      shared.delete(key)
      entry.membership.leave()
    }
  }
}
