import { MARKET_STATUS, type Odds } from '@touchline/betting'
import type { Market, MarketChange, MarketStatus } from '@touchline/contract'
import { marketKey, type MarketKey } from '../keys.ts'
import { isEqual } from './is-equal.ts'

export type LiveOutcome = {
  readonly id: string
  readonly active: boolean
  /** Thousandths: 1850 is 1.85. */
  readonly odds: Odds
}

/** What moves about a market, and what it is. Replaced as a whole, never changed. */
export type LiveMarket = {
  readonly key: MarketKey
  readonly matchId: string
  readonly id: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly mostBalanced: boolean
  readonly outcomes: readonly LiveOutcome[]
  /** Names and groups; null while only changes of the market were seen. */
  readonly definition: Market | null
}

/** Merges a full market from a snapshot: exactly its outcomes, old objects where unchanged. */
export function mergeSnapshot(old: LiveMarket | undefined, market: Market): LiveMarket | undefined {
  const outcomes = market.outcomes.map((outcome) => keepOutcome(old, outcome))
  return merged(old, market, {
    status: market.status,
    mostBalanced: market.mostBalanced,
    outcomes,
    definition: isEqual(old?.definition, market) ? (old?.definition ?? market) : market,
  })
}

/**
 * Merges a change: outcomes by id, those it does not name stay. The old objects stay where nothing
 * changed. A market without outcomes is no market unless it is there already; status 0 removes it.
 *
 * @returns undefined when the market is not to be shown (any more)
 */
export function mergeChange(
  old: LiveMarket | undefined,
  change: MarketChange,
): LiveMarket | undefined {
  const base = change.market ? mergeSnapshot(old, change.market) : old
  const outcomes = mergeOutcomes(base, change.outcomes)
  return merged(old, change, {
    status: change.status,
    mostBalanced: change.mostBalanced ?? base?.mostBalanced ?? false,
    outcomes,
    definition: change.market ?? old?.definition ?? null,
  })
}

type Moving = Pick<LiveMarket, 'status' | 'mostBalanced' | 'outcomes' | 'definition'>

function merged(
  old: LiveMarket | undefined,
  name: { matchId: string; id: number; specifier: string },
  moving: Moving,
): LiveMarket | undefined {
  if (moving.status === MARKET_STATUS.inactive) return undefined
  if (moving.outcomes.length === 0 && old === undefined) return undefined
  if (old === undefined) {
    const { matchId, id, specifier } = name
    return { key: marketKey(name), matchId, id, specifier, ...moving }
  }
  const outcomes = sameItems(old.outcomes, moving.outcomes) ? old.outcomes : moving.outcomes
  const unchanged =
    outcomes === old.outcomes &&
    moving.status === old.status &&
    moving.mostBalanced === old.mostBalanced &&
    moving.definition === old.definition
  return unchanged ? old : { ...old, ...moving, outcomes }
}

function mergeOutcomes(
  old: LiveMarket | undefined,
  changes: readonly LiveOutcome[],
): readonly LiveOutcome[] {
  const byId = new Map(old?.outcomes.map((outcome) => [outcome.id, outcome]))
  for (const change of changes) byId.set(change.id, keepOutcome(old, change))
  return [...byId.values()]
}

function keepOutcome(old: LiveMarket | undefined, { id, active, odds }: LiveOutcome): LiveOutcome {
  const known = old?.outcomes.find((outcome) => outcome.id === id)
  return known?.active === active && known.odds === odds ? known : { id, active, odds }
}

function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
