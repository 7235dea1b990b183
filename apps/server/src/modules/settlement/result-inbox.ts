import type { BookChange } from '../../feed/book/book.ts'

/** What the book says of the end of markets: their results, that they are void, or neither after all. */
export type ResultChange = Extract<
  BookChange,
  { kind: 'settlement' | 'settlement_rollback' | 'cancel' | 'cancel_rollback' }
>

/** `undefined` for every other change. */
export function resultChange(change: BookChange): ResultChange | undefined {
  switch (change.kind) {
    case 'settlement':
    case 'settlement_rollback':
    case 'cancel':
    case 'cancel_rollback':
      return change
    default:
      return undefined
  }
}

type Held = { readonly change: ResultChange; readonly receivedAt: number }

/**
 * Long enough for a placement that was checked before the result and stored after it; for longer
 * gaps a feed repeats its results.
 */
export const HOLD_MS = 120_000

/**
 * Results as they come, in order. Those of matches without bets are held for a while and offered
 * again, since a bet may just be on its way into the database.
 */
export class ResultInbox {
  readonly #byMatch = new Map<string, Held[]>()
  /** Matches of which something came that has not been offered. */
  #fresh = new Set<string>()

  add(change: ResultChange, now: number): void {
    const held = { change, receivedAt: now }
    const known = this.#byMatch.get(change.matchId)
    if (known === undefined) this.#byMatch.set(change.matchId, [held])
    else known.push(held)
    this.#fresh.add(change.matchId)
  }

  /** All of the matches that something came of since the last time: each match oldest first. */
  takeFresh(): readonly ResultChange[] {
    const fresh = this.#fresh
    this.#fresh = new Set()
    return [...fresh].flatMap((matchId) => this.#ofMatch(matchId))
  }

  /** Everything that came or is held; it stays until `settle` says what goes. */
  takeAll(): readonly ResultChange[] {
    this.#fresh = new Set()
    return [...this.#byMatch.keys()].flatMap((matchId) => this.#ofMatch(matchId))
  }

  /** Offers them again with the next that come: they could not be stored. */
  putBack(changes: readonly ResultChange[]): void {
    for (const { matchId } of changes) this.#fresh.add(matchId)
  }

  /**
   * Drops what has been stored, and what was held long enough.
   * @param failed matches that could not be stored: theirs stays, until `takeAll` offers it again
   */
  keep(
    isStored: (change: ResultChange) => boolean,
    failed: ReadonlySet<string>,
    now: number,
  ): void {
    for (const [matchId, held] of this.#byMatch) {
      if (failed.has(matchId)) continue
      const left = held.filter(
        ({ change, receivedAt }) => !isStored(change) && now - receivedAt <= HOLD_MS,
      )
      if (left.length > 0) this.#byMatch.set(matchId, left)
      else this.#byMatch.delete(matchId)
    }
  }

  #ofMatch(matchId: string): readonly ResultChange[] {
    return (this.#byMatch.get(matchId) ?? []).map(({ change }) => change)
  }
}
