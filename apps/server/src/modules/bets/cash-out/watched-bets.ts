import type { Amount } from '@touchline/betting'

import type { QuotedBet } from './quote-bet.ts'

/** A bet whose offer its player is kept informed of. */
export type WatchedBet = {
  readonly bet: QuotedBet
  /** What the player was last told. */
  amount: Amount | null
  /** When it is looked at again although nothing moved. */
  lookAt: number
}

/** Open bets of players who looked at them lately, by id and by the matches of their legs. */
export class WatchedBets {
  readonly #bets = new Map<bigint, WatchedBet>()
  readonly #byMatch = new Map<string, Set<bigint>>()
  readonly #byPlayer = new Map<number, Set<bigint>>()
  readonly #seenAt = new Map<number, number>()

  get size(): number {
    return this.#bets.size
  }

  get(id: bigint): WatchedBet | undefined {
    return this.#bets.get(id)
  }

  all(): Iterable<readonly [bigint, WatchedBet]> {
    return this.#bets
  }

  ofMatch(matchId: string): Iterable<bigint> {
    return this.#byMatch.get(matchId) ?? []
  }

  hasMatch(matchId: string): boolean {
    return this.#byMatch.has(matchId)
  }

  isSeen(playerId: number): boolean {
    return this.#seenAt.has(playerId)
  }

  seen(playerId: number, now: number): void {
    this.#seenAt.set(playerId, now)
  }

  set(watched: WatchedBet): void {
    const { bet } = watched
    this.delete(bet.id)
    this.#bets.set(bet.id, watched)
    addTo(this.#byPlayer, bet.player_id, bet.id)
    for (const { match_id: matchId } of bet.selections) addTo(this.#byMatch, matchId, bet.id)
  }

  delete(id: bigint): void {
    const known = this.#bets.get(id)
    if (known === undefined) return
    this.#bets.delete(id)
    takeFrom(this.#byPlayer, known.bet.player_id, id)
    for (const { match_id: matchId } of known.bet.selections) takeFrom(this.#byMatch, matchId, id)
  }

  /** Forgets the bets of players who were last seen before `limit`. */
  forgetSince(limit: number): void {
    for (const [playerId, seenAt] of this.#seenAt) {
      if (seenAt >= limit) continue
      this.#seenAt.delete(playerId)
      for (const id of this.#byPlayer.get(playerId) ?? []) this.delete(id)
    }
  }
}

function addTo<Key>(index: Map<Key, Set<bigint>>, key: Key, id: bigint): void {
  const ids = index.get(key)
  if (ids === undefined) index.set(key, new Set([id]))
  else ids.add(id)
}

function takeFrom<Key>(index: Map<Key, Set<bigint>>, key: Key, id: bigint): void {
  const ids = index.get(key)
  ids?.delete(id)
  if (ids?.size === 0) index.delete(key)
}
