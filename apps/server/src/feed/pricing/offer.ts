import { MARKET_STATUS, ODDS_SCALE, oddsOf, type Odds } from '@touchline/betting'
import type { MarketDescription } from '../markets/description.ts'
import { findDescription } from '../markets/find-description.ts'
import type { FeedMarket, FeedOutcome } from '../messages.ts'
import { chooseLines, type ChosenLine } from './choose-lines.ts'
import type { Line } from './line.ts'
import { marginOf, MAX_ODDS, MIN_ODDS, oddsFor } from './margin.ts'
import { type PricedLine, priceLine } from './price-line.ts'
import type { Facts, Tables } from './table.ts'

const cache = new WeakMap<readonly Line[], GroupedLines>()

export type OfferOptions = {
  live: boolean
  /** Tells under which headings a market stands; without it, those of football. */
  sportKey?: string
  /** Multiplies every margin; 0 offers fair prices. */
  marginScale: number
  /** Wall clock in milliseconds at which a line closes, if before the end. */
  closesAt?: (line: Line) => number | undefined
  /** Group of scopes that can be priced together; null for one that stands alone. */
  jointGroupOf?: (scope: string) => string | null
}

/** Quarter lines end in half results, and half a custom bet has no price. */
const isWhole = ({ family, value }: Line): boolean => family === '' || Number.isInteger(value * 2)

type GroupOf = NonNullable<OfferOptions['jointGroupOf']>

/** The lines that a line can stand together with in a custom bet; null for one that stands alone. */
export function jointGroupOf(line: Line, groupOf: GroupOf): string | null {
  return isWhole(line) ? groupOf(line.scope) : null
}

const NO_GROUP: GroupOf = () => null

function groupsOf(line: Line, options: OfferOptions): readonly string[] {
  const group = jointGroupOf(line, options.jointGroupOf ?? NO_GROUP)
  return group === null ? [] : [group]
}

/** The price of what is not for sale: of what cannot win any more none, else the nearest there is. */
function lockedOdds(probability: number): Odds {
  if (probability === 0) return oddsOf(ODDS_SCALE)
  return oddsOf(probability < 0.5 ? MAX_ODDS : MIN_ODDS)
}

function outcomesOf(
  { marketId, outcomeIds }: Line,
  { fair, chances }: PricedLine,
  { live, marginScale }: OfferOptions,
): readonly FeedOutcome[] {
  const margin = marginOf(marketId, live, marginScale)
  return outcomeIds.map((id, index) => {
    const probability = fair[index] ?? 0
    const odds = oddsFor(probability, margin)
    return {
      id,
      active: odds !== null,
      odds: odds ?? lockedOdds(probability),
      probability,
      ...chances[index],
    }
  })
}

/**
 * Two-way markets need both sides; of the others two are enough. Where one outcome wins, the likeliest
 * has to be among them: long shots by themselves are no offer.
 */
function isOffered({ winners }: Line, outcomes: readonly FeedOutcome[]): boolean {
  const open = outcomes.filter(({ active }) => active)
  if (open.length < 2 || winners !== 1) return open.length >= 2
  const most = Math.max(...outcomes.map(({ probability }) => probability))
  return open.some(({ probability }) => probability === most)
}

/** Sports of points that have markets of football: what it calls goals are points there. */
const OF_POINTS: ReadonlySet<string> = new Set(['rugby'])

function headingsOf({ groups }: MarketDescription, { sportKey = '' }: OfferOptions) {
  if (!OF_POINTS.has(sportKey)) return groups
  return groups.map((group) => (group === 'goals' ? 'points' : group))
}

function toMarket(
  { line, priced, mostBalanced }: ChosenLine,
  options: OfferOptions,
): readonly FeedMarket[] {
  const description = findDescription(line.marketId)
  const outcomes = outcomesOf(line, priced, options)
  if (description === undefined || !isOffered(line, outcomes)) return []
  const closes = options.closesAt?.(line)
  const market: FeedMarket = {
    marketId: line.marketId,
    specifier: line.specifier,
    status: MARKET_STATUS.open,
    groups: headingsOf(description, options),
    priority: description.priority,
    ...(mostBalanced ? { mostBalanced } : {}),
    ...(closes === undefined ? {} : { nextBetStop: closes }),
    customBetGroups: groupsOf(line, options),
    outcomes,
  }
  return [market]
}

/** Every market that has a price now; scopes that are decided or unknown have none. */
export function offerMarkets(
  lines: readonly Line[],
  tables: Tables,
  facts: Facts,
  options: OfferOptions,
): readonly FeedMarket[] {
  const { singles, families } = groupLines(lines)
  const markets: FeedMarket[] = []
  for (const line of singles) {
    const table = facts.has(line.scope) ? undefined : tables.get(line.scope)
    if (table === undefined) continue
    const priced = priceLine(line, table)
    if (priced.decided !== null) continue
    markets.push(...toMarket({ line, priced, mostBalanced: false }, options))
  }
  for (const family of families) {
    const scope = family[0]?.scope ?? ''
    const table = facts.has(scope) ? undefined : tables.get(scope)
    if (table === undefined) continue
    for (const chosen of chooseLines(family, table)) markets.push(...toMarket(chosen, options))
  }
  return markets
}

/** Lines that stand alone, and families of lines in ascending order of their value. */
type GroupedLines = { singles: readonly Line[]; families: readonly (readonly Line[])[] }

function byFamily(lines: readonly Line[]): GroupedLines {
  const families = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.family === '') continue
    const members = families.get(line.family)
    if (members === undefined) families.set(line.family, [line])
    else members.push(line)
  }
  return {
    singles: lines.filter(({ family }) => family === ''),
    families: [...families.values()].map((members) => members.sort((x, y) => x.value - y.value)),
  }
}

export function groupLines(lines: readonly Line[]): GroupedLines {
  const known = cache.get(lines)
  if (known !== undefined) return known
  const grouped = byFamily(lines)
  cache.set(lines, grouped)
  return grouped
}
