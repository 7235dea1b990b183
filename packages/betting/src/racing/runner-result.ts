import type { LegResult } from '../settlement/leg-result.ts'
import { FACTOR_SCALE, LOST } from '../settlement/leg-result.ts'
import type { Share } from './race-return.ts'

/** Where a runner came in, and how many with it; null for one that did not finish. */
export type Placing = { readonly rank: number; readonly tied: number } | null

/** What a bet on a runner was on: so many places, or each way. */
export type RaceMarket = { readonly places: number; readonly part: number | null }

/** How a bet on a runner ends. A dead heat shares the places that are left among those that tied. */
export function runnerResult(market: RaceMarket, placing: Placing, deduction: number): LegResult {
  const share = shareOf(placing, market.places)
  if (share.won === 0) return LOST
  const { part } = market
  const eachWay = part === null ? null : { part, win: shareOf(placing, 1) }
  const race = { deduction, share, eachWay }
  return { result: 1, voidFactor: 0, deadHeatFactor: FACTOR_SCALE, race }
}

const NOTHING: Share = { won: 0, of: 1 }

function shareOf(placing: Placing, places: number): Share {
  if (placing === null) return NOTHING
  const left = Math.max(0, places - placing.rank + 1)
  if (left >= placing.tied) return { won: 1, of: 1 }
  return left === 0 ? NOTHING : { won: left, of: placing.tied }
}
