import { MARKET_STATUS } from '@touchline/betting'
import { interned, internedList } from '../../book/interned.ts'
import { findDescription } from '../../markets/find-description.ts'
import type { FeedMarket, FeedOutcome } from '../../messages.ts'
import { lineKey } from '../../pricing/line.ts'

/** A chance that moved by more than this share of itself is told although the price stands still. */
const TREMBLE = 0.02
/** Shares of smaller chances do not count. */
const LEAST_CHANCE = 0.005

/** Figures of an outcome: odds and probability, and three more where stakes can come back. */
const [USUAL, ALL] = [2, 5]

/**
 * What was told of a market last, as far as it takes to see whether it moves and to take it off: a
 * hundred thousand of them are on offer, and the book has them whole.
 */
export type OfferedMarket = {
  readonly marketId: number
  readonly specifier: string
  readonly isBalanced: boolean
  readonly nextBetStop: number | undefined
  readonly customBetGroups: readonly string[]
  /** Of all outcomes in order; the odds are negative while the outcome is inactive. */
  readonly figures: readonly number[]
}

const hasMoved = (x: number, y: number): boolean =>
  Math.abs(x - y) > TREMBLE * Math.max(x, y, LEAST_CHANCE)

const oddsFigure = ({ active, odds }: FeedOutcome): number => (active ? odds : -odds)

const widthOf = ({ outcomes }: FeedMarket): number => {
  const comesBack = outcomes.some(({ halfWin, refund, halfLose }) =>
    [halfWin, refund, halfLose].some((chance) => chance !== undefined),
  )
  return comesBack ? ALL : USUAL
}

const offeredFrom = (market: FeedMarket): OfferedMarket => {
  const width = widthOf(market)
  const figures = market.outcomes.flatMap((outcome) => {
    const { probability, halfWin = 0, refund = 0, halfLose = 0 } = outcome
    return [oddsFigure(outcome), probability, halfWin, refund, halfLose].slice(0, width)
  })
  return {
    marketId: market.marketId,
    specifier: market.specifier,
    isBalanced: market.mostBalanced ?? false,
    nextBetStop: market.nextBetStop,
    customBetGroups: internedList(market.customBetGroups ?? []),
    // A copy takes no more room than it needs.
    figures: figures.slice(),
  }
}

/** Prices move in steps, the chance that a stake comes back under a price not at all. */
const isSame = (offered: OfferedMarket, market: FeedMarket): boolean => {
  const { figures, isBalanced, nextBetStop } = offered
  const { outcomes, mostBalanced = false } = market
  const width = figures.length / outcomes.length
  if (isBalanced !== mostBalanced || nextBetStop !== market.nextBetStop) return false
  if (width !== USUAL && width !== ALL) return false
  return outcomes.every((outcome, index) => {
    const { probability, halfWin = 0, refund = 0, halfLose = 0 } = outcome
    const before = (place: number) => (place < width ? (figures[index * width + place] ?? 0) : 0)
    return (
      before(0) === oddsFigure(outcome) &&
      !hasMoved(before(1), probability) &&
      !hasMoved(before(2), halfWin) &&
      !hasMoved(before(3), refund) &&
      !hasMoved(before(4), halfLose)
    )
  })
}

const stubsFor = ({ marketId, specifier }: OfferedMarket): readonly FeedMarket[] => {
  const description = findDescription(marketId)
  if (description === undefined) return []
  const { groups, priority } = description
  const status = MARKET_STATUS.inactive
  return [{ marketId, specifier, status, groups, priority, outcomes: [] }]
}

/**
 * Markets that differ from what was offered last, and inactive stubs for those that went away.
 * `resend` repeats markets that are as they were, to open them again after a stop.
 * `offered` is brought up to date.
 */
export const changedMarkets = (
  offered: Map<string, OfferedMarket>,
  now: readonly FeedMarket[],
  resend: boolean,
): readonly FeedMarket[] => {
  const changed: FeedMarket[] = []
  const present = new Set<string>()
  for (const market of now) {
    const key = lineKey(market.marketId, market.specifier)
    present.add(key)
    const before = offered.get(key)
    if (before !== undefined && isSame(before, market)) {
      if (resend) changed.push(market)
      continue
    }
    offered.set(before === undefined ? interned(key) : key, offeredFrom(market))
    changed.push(market)
  }
  for (const [key, market] of offered) {
    if (present.has(key)) continue
    offered.delete(key)
    changed.push(...stubsFor(market))
  }
  return changed
}
