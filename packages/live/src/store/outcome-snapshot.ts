import { isMarketGone, isMarketOpen, ODDS_SCALE, type Odds } from '@touchline/betting'
import type { LiveMarket, LiveOutcome } from './live-market.ts'

/** `suspended`: not now; `stale`: the feed is silent; `closed`: never again. */
export type OutcomeState = 'open' | 'suspended' | 'stale' | 'closed'

/** What an odds button shows. Immutable: the same object as long as nothing about it changes. */
export type OutcomeSnapshot = {
  /** Thousandths: 1850 is 1.85. */
  readonly odds: Odds
  /** The price before its last change; the same one while there was none. */
  readonly oddsBefore: Odds
  readonly state: OutcomeState
  /** Where the last change of price went; null after a change of state. */
  readonly direction: 'up' | 'down' | null
  /** When the price changed last, in milliseconds since 1970; 0 = not since it is known. */
  readonly changedAt: number
  /** Grows by one with every change. */
  readonly version: number
}

/** State by market and outcome alone; silence of the feed lies over it. */
export function outcomeState(
  { status }: Pick<LiveMarket, 'status'>,
  { active, odds }: Pick<LiveOutcome, 'active' | 'odds'>,
  stale = false,
): OutcomeState {
  // Without a price it cannot win any more.
  if (isMarketGone(status) || (!active && odds === ODDS_SCALE)) return 'closed'
  if (!isMarketOpen(status) || !active) return 'suspended'
  return stale ? 'stale' : 'open'
}

/** The next snapshot; the old one when nothing changed. A reopened outcome went nowhere. */
export function nextSnapshot(
  old: OutcomeSnapshot | undefined,
  { odds, state }: { odds: Odds; state: OutcomeState },
  now: number,
): OutcomeSnapshot {
  if (old === undefined) {
    return { odds, oddsBefore: odds, state, direction: null, changedAt: 0, version: 0 }
  }
  if (old.odds === odds && old.state === state) return old
  const moved = odds !== old.odds
  const marked = moved && old.state === 'open' && state === 'open'
  const direction = odds > old.odds ? 'up' : 'down'
  return {
    odds,
    oddsBefore: old.odds,
    state,
    direction: marked ? direction : null,
    changedAt: moved ? now : old.changedAt,
    version: old.version + 1,
  }
}
