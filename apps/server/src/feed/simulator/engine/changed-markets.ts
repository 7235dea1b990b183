import { MARKET_STATUS } from '@touchline/betting'
import { interned } from '../../book/interned.ts'
import { findDescription } from '../../markets/find-description.ts'
import type { FeedMarket, FeedOutcome } from '../../messages.ts'
import { lineKey } from '../../pricing/line.ts'

/** A chance that moved by more than this share of itself is told although the price stands still. */
const TREMBLE = 0.02
/** Shares of smaller chances do not count. */
const LEAST_CHANCE = 0.005

/** Before the figures of a market: how many there are, whether it is balanced, when its betting stops. */
const HEAD = 3
/** Figures of an outcome: odds and probability, and three more where stakes can come back. */
const [USUAL, ALL] = [2, 5]

/**
 * What was told of a match last, as far as it takes to see whether it moves and to take it off. Bare
 * keys and figures: a hundred thousand markets are on offer, and the book has them whole.
 */
export type OfferedMarkets = {
  /** By `lineKey`, in the order of their figures. */
  keys: readonly string[]
  /** HEAD and those of all outcomes in order; odds are negative while their outcome is inactive. */
  figures: readonly number[]
}

export const nothingOffered = (): OfferedMarkets => ({ keys: [], figures: [] })

function hasMoved(x: number, y: number): boolean {
  return Math.abs(x - y) > TREMBLE * Math.max(x, y, LEAST_CHANCE)
}

const oddsFigure = ({ active, odds }: FeedOutcome): number => (active ? odds : 0 - odds)

function comesBack({ halfWin, refund, halfLose }: FeedOutcome): boolean {
  return halfWin !== undefined || refund !== undefined || halfLose !== undefined
}

function putFigures(figures: number[], market: FeedMarket): void {
  const { outcomes, mostBalanced = false, nextBetStop = 0 } = market
  const isAll = outcomes.some(comesBack)
  figures.push(outcomes.length * (isAll ? ALL : USUAL), mostBalanced ? 1 : 0, nextBetStop)
  for (const outcome of outcomes) {
    figures.push(oddsFigure(outcome), outcome.probability)
    if (!isAll) continue
    const { halfWin = 0, refund = 0, halfLose = 0 } = outcome
    figures.push(halfWin, refund, halfLose)
  }
}

/** Prices move in steps, the chance that a stake comes back under a price not at all. */
function isSame(figures: readonly number[], at: number, market: FeedMarket): boolean {
  const { outcomes, mostBalanced = false, nextBetStop = 0 } = market
  const width = (figures[at] ?? 0) / outcomes.length
  if (figures[at + 1] !== (mostBalanced ? 1 : 0) || figures[at + 2] !== nextBetStop) return false
  if (width !== USUAL && width !== ALL) return false
  return outcomes.every((outcome, index) => {
    const { probability, halfWin = 0, refund = 0, halfLose = 0 } = outcome
    const before = (place: number) =>
      place < width ? (figures[at + HEAD + index * width + place] ?? 0) : 0
    return (
      before(0) === oddsFigure(outcome) &&
      !hasMoved(before(1), probability) &&
      !hasMoved(before(2), halfWin) &&
      !hasMoved(before(3), refund) &&
      !hasMoved(before(4), halfLose)
    )
  })
}

/** Where the figures of each market begin. */
function beginnings({ keys, figures }: OfferedMarkets): Map<string, number> {
  const begins = new Map<string, number>()
  let at = 0
  for (const key of keys) {
    begins.set(key, at)
    at += HEAD + (figures[at] ?? 0)
  }
  return begins
}

function copyFigures(to: number[], from: readonly number[], at: number): void {
  const end = at + HEAD + (from[at] ?? 0)
  for (let place = at; place < end; place++) to.push(from[place] ?? 0)
}

function keep(offered: OfferedMarkets, keys: readonly string[], figures: readonly number[]) {
  // Copies take no more room than they need.
  Object.assign(offered, { keys: keys.slice(), figures: figures.slice() })
}

/** Markets that were settled are offered no longer, which need not be told. */
export function withdraw(offered: OfferedMarkets, settled: ReadonlySet<string>): void {
  const begins = beginnings(offered)
  const keys = offered.keys.filter((key) => !settled.has(key))
  const figures: number[] = []
  for (const key of keys) copyFigures(figures, offered.figures, begins.get(key) ?? 0)
  keep(offered, keys, figures)
}

function stubFor(key: string): readonly FeedMarket[] {
  const bar = key.indexOf('|')
  const [id, specifier] = bar < 0 ? [key, ''] : [key.slice(0, bar), key.slice(bar + 1)]
  const marketId = Number(id)
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
export function changedMarkets(
  offered: OfferedMarkets,
  now: readonly FeedMarket[],
  resend: boolean,
): readonly FeedMarket[] {
  const changed: FeedMarket[] = []
  const gone = beginnings(offered)
  const keys: string[] = []
  const figures: number[] = []
  let hasChanged = false
  for (const market of now) {
    const key = interned(lineKey(market.marketId, market.specifier))
    const before = gone.get(key)
    gone.delete(key)
    keys.push(key)
    if (before !== undefined && isSame(offered.figures, before, market)) {
      copyFigures(figures, offered.figures, before)
      if (resend) changed.push(market)
      continue
    }
    hasChanged = true
    putFigures(figures, market)
    changed.push(market)
  }
  for (const key of gone.keys()) changed.push(...stubFor(key))
  if (hasChanged || gone.size > 0) keep(offered, keys, figures)
  return changed
}
