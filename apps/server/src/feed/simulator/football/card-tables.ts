import { poisson } from '../../pricing/distributions.ts'
import { tableOf, type Entry, type Table } from '../../pricing/table.ts'
import type { Happened } from './happened.ts'
import { RED_CARDS_PER_SIDE, YELLOW_CARDS } from './parameters.ts'
import type { FootballPosition } from './position.ts'
import { nextTable } from './sequence-tables.ts'

type Pair = readonly [home: number, away: number]

/** Yellow cards of one side still to come; beyond that is rounding. */
const MORE_CARDS = 9
export const NEXT_CARDS = 12

type RedChance = readonly [p: number, side: 0 | 1 | 2]

/**
 * Cards of a span by side, and which side the red one is for (1 home, 2 away, 0 neither).
 * @param left yellow cards still to be expected
 * @param reds chances of the red card within the span
 */
function cardsTable(left: Pair, now: Pair, reds: readonly RedChance[]): Table {
  const [home, away] = left.map((mean) => poisson(mean, mean === 0 ? 0 : MORE_CARDS))
  const entries: Entry[] = []
  home?.forEach((p, h) =>
    away?.forEach((q, a) => {
      for (const [r, side] of reds) {
        const own = now[0] + h + (side === 1 ? 1 : 0)
        const other = now[1] + a + (side === 2 ? 1 : 0)
        entries.push([p * q * r, own, other, side])
      }
    }),
  )
  return tableOf(entries)
}

const halfOf = (mean: Pair, left: number): Pair => [(mean[0] / 2) * left, (mean[1] / 2) * left]

const sum = (x: Pair, y: Pair): Pair => [x[0] + y[0], x[1] + y[1]]

/** The first red card within `left` halves, when none has been shown for `before` halves. */
function redChances(before: number, left: number): readonly RedChance[] {
  const reach = Math.exp(-RED_CARDS_PER_SIDE * before)
  const shown = reach * (1 - Math.exp(-RED_CARDS_PER_SIDE * left))
  return [
    [shown / 2, 1],
    [1 - shown, 0],
    [shown / 2, 2],
  ]
}

export function cardTables(
  { elapsed, yellowsByHalf, red }: FootballPosition,
  cards: Happened,
): readonly [string, Table][] {
  const left = [1 - elapsed[0], 1 - elapsed[1]] as const
  const yellows = left.map((share) => halfOf(YELLOW_CARDS, share)) as [Pair, Pair]
  const shown = (half: 0 | 1 | null): readonly RedChance[] | null => {
    if (red === null) return null
    const within = half === null || red.half === half
    return [[1, within ? (red.side === 0 ? 1 : 2) : 0]]
  }
  const all = sum(yellows[0], yellows[1])
  const now = sum(yellowsByHalf[0], yellowsByHalf[1])
  const tables: [string, Table][] = [
    ['cards', cardsTable(all, now, shown(null) ?? redChances(0, left[0] + left[1]))],
    ['cards_2', cardsTable(yellows[1], yellowsByHalf[1], shown(1) ?? redChances(left[0], left[1]))],
  ]
  if (elapsed[0] < 1) {
    const reds = shown(0) ?? redChances(0, left[0])
    tables.push(['cards_1', cardsTable(yellows[0], yellowsByHalf[0], reds)])
  }
  const next = cards.length + 1
  const reds = red === null ? (RED_CARDS_PER_SIDE * (left[0] + left[1])) / 2 : 0
  const means: Pair = [all[0] + reds, all[1] + reds]
  if (next <= NEXT_CARDS) {
    tables.push([`card_${next}`, nextTable(means, Math.exp(-means[0] - means[1]))])
  }
  return tables
}
