import type { Line } from '../../pricing/line.ts'
import { chanceAnd, ranges, winningMargin } from '../../pricing/lines/combined.ts'
import { exactCount, halfCorrectScore } from '../../pricing/lines/correct-score.ts'
import { nextScore } from '../../pricing/lines/next-score.ts'
import {
  awayOf,
  europeanHandicap,
  handicaps,
  homeOf,
  range,
  totals,
} from '../../pricing/lines/numbers.ts'
import { aheadOf, oddEven, oneOf, threeWay, yesNo } from '../../pricing/lines/results.ts'
import { NEXT_CARDS } from './card-tables.ts'
import { CORNER_RACES, GOAL_RACES, HALF_GOALS, NEXT_CORNERS } from './full-tables.ts'
import { MINUTES_PER_BUCKET } from './happened.ts'
import {
  at,
  bothScore,
  resultAndBothScore,
  resultAndTotal,
  totalAndBothScore,
  type Place,
} from './shared-lines.ts'

const match = at('match')
const halves = at('halves')

const goalLines: readonly Line[] = [
  winningMargin(match(15), 3),
  ranges(match(25), 'sr:goal_range:7+', [0, 2, 4, 7]),
  ranges(match(549), 'sr:goal_range:4+', [0, 1, 3, 4], homeOf),
  ranges(match(550), 'sr:goal_range:4+', [0, 1, 3, 4], awayOf),
  chanceAnd(match(546), 1718, bothScore),
  ...[1.5, 2.5, 3.5, 4.5].map((line) =>
    chanceAnd(match(547, `total=${line}`), 1724, (a, b) => a + b < line),
  ),
  ...[1.5, 2.5, 3.5].flatMap((line) => [
    yesNo(match(854, `total=${line}`), (a, b) => a > b || a + b > line),
    yesNo(match(856, `total=${line}`), (a, b) => b > a || a + b > line),
  ]),
  yesNo(match(860), (a, b) => a > b || bothScore(a, b)),
  yesNo(match(862), (a, b) => b > a || bothScore(a, b)),
  yesNo(match(574), (a, b) => a !== b && Math.min(a, b) === 0),
  yesNo(match(575), (a, b) => Math.min(a, b) > 1),
  yesNo(match(576), (a, b) => a === b && a > 0),
]

const quarterOf = (bucket: number): number => (bucket === 0 ? 6 : Math.floor((bucket - 1) / 3))
const tenOf = (bucket: number): number => (bucket === 0 ? 9 : Math.floor((bucket - 1) / 2))
function ids(firstId: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(firstId + index))
}

const firstGoal = at('first_goal')

const timeLines: readonly Line[] = [
  nextScore(at('last_goal')(9)),
  ...GOAL_RACES.map((target) => nextScore(at(`goal_race_${target}`)(572, `race=${target}`))),
  { ...oneOf(firstGoal(100), ids(584, 7), quarterOf), decidedAfter: range(3, 15, 3) },
  { ...oneOf(firstGoal(101), ids(596, 10), tenOf), decidedAfter: range(2, 16, 2) },
  ...range(10, 80, 10).map((minute) => {
    const last = minute / MINUTES_PER_BUCKET
    const line = yesNo(firstGoal(102, `minute=${minute}`), (bucket) => bucket > 0 && bucket <= last)
    return { ...line, decidedAfter: [last] }
  }),
]

function halfLines(half: 1 | 2, id: (first: number, second: number) => number): readonly Line[] {
  const own: Place = at(`half_${half}`)
  return [
    ...([1, 2] as const).flatMap((start) => [
      europeanHandicap(own(id(65, 87)), start, 0),
      europeanHandicap(own(id(65, 87)), 0, start),
    ]),
    resultAndBothScore(own(id(78, 543))),
    resultAndTotal(own, id(79, 544), 0.5),
    resultAndTotal(own, id(79, 544), 1.5),
    chanceAnd(own(id(542, 545)), 1718, bothScore),
    ...[0.5, 1.5, 2.5].map((line) =>
      chanceAnd(own(id(556, 557), `total=${line}`), 1724, (a, b) => a + b < line),
    ),
    totalAndBothScore(own, id(558, 559), 1.5),
    totalAndBothScore(own, id(558, 559), 2.5),
    winningMargin(own(id(560, 561)), 2),
    exactCount(own(id(71, 93)), 'sr:exact_goals:3+', 88, 3, (a, b) => a + b),
    ranges(own(id(552, 553)), 'sr:goal_range:4+', [0, 2, 4]),
    yesNo(own(id(76, 96)), (_, b) => b === 0),
    yesNo(own(id(77, 97)), (a) => a === 0),
    yesNo(own(id(562, 563)), (a, b) => a > b && b === 0),
    yesNo(own(id(564, 565)), (a, b) => b > a && a === 0),
    exactCount(own(id(72, 566)), 'sr:exact_goals:3+', 88, 3, homeOf),
    exactCount(own(id(73, 567)), 'sr:exact_goals:3+', 88, 3, awayOf),
    oddEven(own(id(568, 569)), homeOf),
    oddEven(own(id(570, 571)), awayOf),
    ...range(1, HALF_GOALS, 1).map((n) =>
      nextScore(at(`half_${half}_goal_${n}`)(id(62, 84), `goalnr=${n}`)),
    ),
  ]
}

const second = at('half_2')

const secondHalfLines: readonly Line[] = [
  halfCorrectScore(second(98)),
  ...totals(second(91), [0.5, 1.5, 2.5], homeOf),
  ...totals(second(92), [0.5, 1.5, 2.5], awayOf),
]

/** Where more is scored: 0 first half, 1 second half, 2 as many in both. */
const higher = (x: number, y: number): number => (x > y ? 0 : x < y ? 1 : 2)

/** Integers of the scope `halves`: first half home, away, second half home, away. */
const bothHalvesLines: readonly Line[] = [
  oneOf(halves(53), ['436', '438', '440'], (a, _b, c) => higher(a, c)),
  oneOf(halves(54), ['436', '438', '440'], (_a, b, _c, d) => higher(b, d)),
  oneOf(halves(55), ['806', '808', '810', '812'], (a, b, c, d) => {
    const late = bothScore(c, d)
    return bothScore(a, b) ? (late ? 2 : 1) : late ? 3 : 0
  }),
  oneOf(halves(573), ['592', '593', '594'], (a, b, c, d) => (a + b > 0 ? 0 : c + d > 0 ? 1 : 2)),
  ...[2.5, 3.5].map((line) =>
    oneOf(
      halves(818, `total=${line}`),
      ids(1836, 18),
      (a, b, c, d) =>
        aheadOf(a, b) * 6 + aheadOf(a + c, b + d) * 2 + (a + b + c + d > line ? 1 : 0),
    ),
  ),
]

const corners = at('corners')
const cornersFirst = at('corners_1')
const cornersSecond = at('corners_2')

const cornerLines: readonly Line[] = [
  ...totals(corners(167), range(1.5, 12.5, 1), homeOf),
  ...totals(corners(168), range(1.5, 12.5, 1), awayOf),
  ranges(corners(169), 'sr:corner_range:12+', [0, 9, 12]),
  ranges(corners(170), 'sr:corner_range:7+', [0, 3, 5, 7], homeOf),
  ranges(corners(171), 'sr:corner_range:7+', [0, 3, 5, 7], awayOf),
  oddEven(corners(172)),
  threeWay(cornersFirst(173)),
  ...handicaps(cornersFirst(176), range(-3.5, 3.5, 1)),
  ...totals(cornersFirst(177), range(1.5, 10.5, 1)),
  ranges(cornersFirst(182), 'sr:corner_range:half:7+', [0, 5, 7]),
  oddEven(cornersFirst(183)),
  threeWay(cornersSecond(577)),
  ...totals(cornersSecond(578), range(1.5, 10.5, 1)),
  nextScore(at('last_corner')(164)),
  ...CORNER_RACES.map((target) => nextScore(at(`corner_race_${target}`)(580, `race=${target}`))),
  ...range(1, NEXT_CORNERS, 1).map((n) => nextScore(at(`corner_${n}`)(163, `cornernr=${n}`))),
]

const cards = at('cards')
const cardsFirst = at('cards_1')
const cardsSecond = at('cards_2')

/** Integers of the scope `cards`: home, away, then whose the red one is. */
const cardLines: readonly Line[] = [
  ...totals(cards(139), range(0.5, 11.5, 1)),
  threeWay(cards(136)),
  ...handicaps(cards(138), range(-3.5, 3.5, 1)),
  ...totals(cards(140), range(0.5, 6.5, 1), homeOf),
  ...totals(cards(141), range(0.5, 6.5, 1), awayOf),
  oneOf(
    cards(142, 'variant=sr:exact_bookings:7+'),
    range(0, 7, 1).map((count) => `sr:exact_bookings:7+:${1060 + count}`),
    (a, b) => Math.min(7, a + b),
  ),
  oddEven(cards(584)),
  yesNo(cards(583), bothScore),
  yesNo(cards(146), (_a, _b, red) => red > 0),
  yesNo(cards(147), (_a, _b, red) => red === 1),
  yesNo(cards(148), (_a, _b, red) => red === 2),
  threeWay(cardsFirst(149)),
  ...totals(cardsFirst(152), range(0.5, 6.5, 1)),
  threeWay(cardsSecond(581)),
  ...totals(cardsSecond(582), range(0.5, 6.5, 1)),
  ...range(1, NEXT_CARDS, 1).map((n) => nextScore(at(`card_${n}`)(137, `bookingnr=${n}`))),
]

/** What a match of the first rank has beside the lines of every match; scorers come on top. */
export const FULL_LINES: readonly Line[] = [
  ...goalLines,
  ...timeLines,
  ...halfLines(1, (first) => first),
  ...halfLines(2, (_, later) => later),
  ...secondHalfLines,
  ...bothHalvesLines,
  ...cornerLines,
  ...cardLines,
]
