import type { Score } from '../settlement/markets/score.ts'
import { specifierValue } from '../settlement/markets/specifier.ts'

type Side = 'home' | 'away'

/** What a market counts in place of the score. */
export type Counted = 'corners' | 'cards' | 'reds'

/** A market that counts a part of the match, one side of it or something else, by another's rule. */
type PartMarket = {
  /** The market of the whole match and both sides whose rule it follows. */
  readonly base: number
  /** The half that counts, or the name of the specifier that has the number of the period. */
  readonly period?: 1 | 2 | 'setnr' | 'quarternr' | 'periodnr' | 'inningnr' | 'mapnr'
  /** Goals of the other side do not count. */
  readonly side?: Side
  readonly counts?: Counted
}

const RESULT = 1
const DOUBLE_CHANCE = 10
const DRAW_NO_BET = 11
const EUROPEAN_HANDICAP = 14
const MARGIN = 15
const HANDICAP = 16
const TOTAL = 18
const EXACT = 21
const ODD_EVEN = 26
const BOTH_SCORE = 29
const HOME_CLEAN_SHEET = 31
const AWAY_CLEAN_SHEET = 32
const HOME_WIN_TO_NIL = 33
const AWAY_WIN_TO_NIL = 34
const RESULT_AND_BOTH = 35
const TOTAL_AND_BOTH = 36
const RESULT_AND_TOTAL = 37
const HALF_CORRECT_SCORE = 81
const ANY = 192
const CHANCE_AND_BOTH = 546
const CHANCE_AND_TOTAL = 547
const SIDE_RANGE = 549
const HALF_RANGE = 552
/** Which side has the n-th goal (corner, card). */
export const NEXT = 8
/** Which side is the first with a number of goals (corners, points). */
export const RACE = 572
/** Its games alone do not say who wins a set: it goes to six, with two between, or to a tie-break. */
export const SET_WINNER = 202

/** The same market on either half, the first one first. */
const halves = (
  base: number,
  [first, second]: readonly [number, number | null],
  rest: Pick<PartMarket, 'side' | 'counts'> = {},
): readonly (readonly [number, PartMarket])[] => [
  [first, { base, period: 1, ...rest }],
  ...(second === null ? [] : [[second, { base, period: 2, ...rest }] as const]),
]

const HALVES = [
  ...halves(RESULT, [60, 83]),
  ...halves(NEXT, [62, 84]),
  ...halves(DOUBLE_CHANCE, [63, 85]),
  ...halves(DRAW_NO_BET, [64, 86]),
  ...halves(EUROPEAN_HANDICAP, [65, 87]),
  ...halves(HANDICAP, [66, 88]),
  ...halves(TOTAL, [68, 90]),
  ...halves(TOTAL, [69, 91], { side: 'home' }),
  ...halves(TOTAL, [70, 92], { side: 'away' }),
  ...halves(EXACT, [71, 93]),
  ...halves(EXACT, [72, 566], { side: 'home' }),
  ...halves(EXACT, [73, 567], { side: 'away' }),
  ...halves(ODD_EVEN, [74, 94]),
  ...halves(ODD_EVEN, [568, 569], { side: 'home' }),
  ...halves(ODD_EVEN, [570, 571], { side: 'away' }),
  ...halves(BOTH_SCORE, [75, 95]),
  ...halves(HOME_CLEAN_SHEET, [76, 96]),
  ...halves(AWAY_CLEAN_SHEET, [77, 97]),
  ...halves(RESULT_AND_BOTH, [78, 543]),
  ...halves(RESULT_AND_TOTAL, [79, 544]),
  ...halves(HALF_CORRECT_SCORE, [81, 98]),
  ...halves(CHANCE_AND_BOTH, [542, 545]),
  ...halves(HALF_RANGE, [552, 553]),
  ...halves(CHANCE_AND_TOTAL, [556, 557]),
  ...halves(TOTAL_AND_BOTH, [558, 559]),
  ...halves(MARGIN, [560, 561]),
  ...halves(HOME_WIN_TO_NIL, [562, 563]),
  ...halves(AWAY_WIN_TO_NIL, [564, 565]),
]

const corners = { counts: 'corners' } as const
const cards = { counts: 'cards' } as const
const reds = { counts: 'reds' } as const

const COLOUR: readonly (readonly [number, PartMarket])[] = [
  [162, { base: RESULT, ...corners }],
  [163, { base: NEXT, ...corners }],
  [165, { base: HANDICAP, ...corners }],
  [166, { base: TOTAL, ...corners }],
  [167, { base: TOTAL, side: 'home', ...corners }],
  [168, { base: TOTAL, side: 'away', ...corners }],
  [169, { base: 169, ...corners }],
  [170, { base: 170, side: 'home', ...corners }],
  [171, { base: 170, side: 'away', ...corners }],
  [172, { base: ODD_EVEN, ...corners }],
  [580, { base: RACE, ...corners }],
  ...halves(RESULT, [173, 577], corners),
  ...halves(HANDICAP, [176, null], corners),
  ...halves(TOTAL, [177, 578], corners),
  ...halves(182, [182, null], corners),
  ...halves(ODD_EVEN, [183, null], corners),
  [136, { base: RESULT, ...cards }],
  [137, { base: NEXT, ...cards }],
  [138, { base: HANDICAP, ...cards }],
  [139, { base: TOTAL, ...cards }],
  [140, { base: TOTAL, side: 'home', ...cards }],
  [141, { base: TOTAL, side: 'away', ...cards }],
  [142, { base: EXACT, ...cards }],
  [583, { base: BOTH_SCORE, ...cards }],
  [584, { base: ODD_EVEN, ...cards }],
  ...halves(RESULT, [149, 581], cards),
  ...halves(TOTAL, [152, 582], cards),
  [146, { base: ANY, ...reds }],
]

const PARTS: ReadonlyMap<number, PartMarket> = new Map<number, PartMarket>([
  ...HALVES,
  ...COLOUR,
  // One side of the match.
  [19, { base: TOTAL, side: 'home' }],
  [20, { base: TOTAL, side: 'away' }],
  [23, { base: EXACT, side: 'home' }],
  [24, { base: EXACT, side: 'away' }],
  [27, { base: ODD_EVEN, side: 'home' }],
  [28, { base: ODD_EVEN, side: 'away' }],
  [190, { base: TOTAL, side: 'home' }],
  [191, { base: TOTAL, side: 'away' }],
  [192, { base: ANY, side: 'home' }],
  [193, { base: ANY, side: 'away' }],
  [227, { base: TOTAL, side: 'home' }],
  [228, { base: TOTAL, side: 'away' }],
  [260, { base: TOTAL, side: 'home' }],
  [261, { base: TOTAL, side: 'away' }],
  [334, { base: ANY, side: 'home' }],
  [335, { base: ANY, side: 'away' }],
  [495, { base: TOTAL, side: 'home' }],
  [496, { base: TOTAL, side: 'away' }],
  [549, { base: SIDE_RANGE, side: 'home' }],
  [550, { base: SIDE_RANGE, side: 'away' }],
  // The whole match in other sports.
  [198, { base: ODD_EVEN }],
  [229, { base: ODD_EVEN }],
  [237, { base: HANDICAP }],
  [238, { base: TOTAL }],
  [239, { base: ODD_EVEN }],
  [251, { base: DRAW_NO_BET }],
  [256, { base: HANDICAP }],
  [258, { base: TOTAL }],
  [264, { base: ODD_EVEN }],
  [327, { base: HANDICAP }],
  [328, { base: TOTAL }],
  [493, { base: HANDICAP }],
  [494, { base: TOTAL }],
  [497, { base: ODD_EVEN }],
  // Sets.
  [SET_WINNER, { base: DRAW_NO_BET, period: 'setnr' }],
  [203, { base: HANDICAP, period: 'setnr' }],
  [204, { base: TOTAL, period: 'setnr' }],
  [309, { base: HANDICAP, period: 'setnr' }],
  [310, { base: TOTAL, period: 'setnr' }],
  [311, { base: ODD_EVEN, period: 'setnr' }],
  [312, { base: RACE, period: 'setnr' }],
  // Maps.
  [331, { base: HANDICAP, period: 'mapnr' }],
  [332, { base: TOTAL, period: 'mapnr' }],
  [333, { base: ODD_EVEN, period: 'mapnr' }],
  [336, { base: RACE, period: 'mapnr' }],
  // Quarters.
  [235, { base: RESULT, period: 'quarternr' }],
  [236, { base: TOTAL, period: 'quarternr' }],
  [302, { base: DRAW_NO_BET, period: 'quarternr' }],
  [303, { base: HANDICAP, period: 'quarternr' }],
  [304, { base: ODD_EVEN, period: 'quarternr' }],
  // Periods of ice hockey.
  [443, { base: RESULT, period: 'periodnr' }],
  [446, { base: TOTAL, period: 'periodnr' }],
  [460, { base: HANDICAP, period: 'periodnr' }],
  // Innings.
  [287, { base: RESULT, period: 'inningnr' }],
  [288, { base: TOTAL, period: 'inningnr' }],
  [289, { base: ANY, period: 'inningnr' }],
  [346, { base: TOTAL, period: 'inningnr' }],
  [347, { base: ODD_EVEN, period: 'inningnr' }],
])

/** Half of a match that alone counts for a market; null where it is not one half. */
export function countedHalf(marketId: number): number | null {
  const period = PARTS.get(marketId)?.period
  return typeof period === 'number' ? period : null
}

/** Number of the only set, quarter … that counts for a market, from 1; null where none does alone. */
export function countedPeriod(marketId: number, specifier: string): number | null {
  const period = PARTS.get(marketId)?.period
  return typeof period === 'string' ? Number(specifierValue(specifier, period)) : null
}

/** What a market counts in place of the score; null where it is the score. */
export function countedThing(marketId: number): Counted | null {
  return PARTS.get(marketId)?.counts ?? null
}

/** The market whose rule a market follows; itself where it is one of the whole match. */
export function baseMarket(marketId: number): number {
  return PARTS.get(marketId)?.base ?? marketId
}

/** A score of which goals that do not count for the market are taken away. */
export function countedSides(marketId: number, { home, away }: Score): Score {
  const side = PARTS.get(marketId)?.side
  return { home: side === 'away' ? 0 : home, away: side === 'home' ? 0 : away }
}
