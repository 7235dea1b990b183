import type { LegResult } from '@touchline/betting'
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from '@touchline/betting'
import type { Book, BookMarket } from '../book/book.ts'
import type { JointPricer } from '../joint-price.ts'
import type { Grade } from '../pricing/grade.ts'
import { lineKey, type Line } from '../pricing/line.ts'
import type { Table, Tables } from '../pricing/table.ts'
import { modelFor } from '../simulator/catalogue/models.ts'
import type { MatchModel } from '../simulator/match-model.ts'
import { randomOf } from '../random.ts'
import { runMatch } from './run-match.ts'

export type MarketPlace = { readonly marketId: number; readonly specifier: string }
export type OutcomePlace = MarketPlace & { readonly outcomeId: string }

/** How outcomes may end together, each case with its chance. */
export type Ending = { readonly chance: number; readonly results: readonly LegResult[] }

/** A match that runs, and what its model says of the moment. */
export type PlayedMatch = {
  readonly id: string
  readonly book: Book
  /** Wall clock, milliseconds. */
  now(): number
  /** The book hears of everything up to second `t` from the kick-off. */
  playTo(t: number): void
  /** Markets with a price now that can give the stake back. */
  returnable(): readonly BookMarket[]
  /** Over the model's own courses of the match. */
  endings(place: OutcomePlace): readonly Ending[]
  endingsTogether(places: readonly OutcomePlace[]): readonly Ending[]
  readonly joint: JointPricer
}

const RESULTS: Readonly<Record<Grade, LegResult>> = [LOST, WON, VOID, HALF_WON, HALF_LOST]

const keyOf = ({ marketId, specifier }: MarketPlace): string => lineKey(marketId, specifier)

const gradesAt = (table: Table, { line, outcome }: Graded, cell: number): Grade => {
  const { a, b, c, d } = table
  return line.grade(outcome, a[cell] ?? 0, b[cell] ?? 0, c[cell] ?? 0, d[cell] ?? 0)
}

type Graded = { readonly line: Line; readonly outcome: number }

/** Cells with the same grades are one case. */
const endingsOver = (
  legs: readonly Graded[],
  tables: readonly (Table | undefined)[],
): readonly Ending[] => {
  const cases = new Map<string, { chance: number; grades: readonly Grade[] }>()
  const p = tables[0]?.p ?? new Float64Array(0)
  let total = 0
  for (let cell = 0; cell < p.length; cell++) {
    const chance = p[cell] ?? 0
    if (chance === 0) continue
    total += chance
    const grades = legs.map((leg, index) => gradesAt(tables[index] as Table, leg, cell))
    const key = grades.join('')
    const known = cases.get(key)
    if (known === undefined) cases.set(key, { chance, grades })
    else known.chance += chance
  }
  return [...cases.values()].map(({ chance, grades }) => ({
    chance: chance / total,
    results: grades.map((grade) => RESULTS[grade]),
  }))
}

const modelOf = (sportKey: string, id: string): MatchModel => {
  const random = randomOf('played', sportKey, id)
  const strength = (side: number) => ({
    id: side,
    attack: random() * 2 - 1,
    defence: random() * 2 - 1,
  })
  const options = { seed: 'played', matchId: id, suspension: 15 }
  return modelFor(sportKey)(strength(1), strength(2), true)(options)
}

export const playedMatch = (sportKey: string, id: string): PlayedMatch => {
  const model = modelOf(sportKey, id)
  const from = -3600
  const { book, now, playTo, answerTogether } = runMatch(model, { id, sportKey, from })
  const lines = new Map(model.lines.map((line) => [lineKey(line.marketId, line.specifier), line]))
  const legOf = (place: OutcomePlace): Graded => {
    const line = lines.get(keyOf(place))
    if (line === undefined) throw new Error(`There is no line ${keyOf(place)}`)
    return { line, outcome: line.outcomeIds.indexOf(place.outcomeId) }
  }
  let t = from
  let tables: Tables = model.tables(t)
  const scopeTable = ({ line }: Graded): Table | undefined => tables.get(line.scope)
  const endings = (place: OutcomePlace): readonly Ending[] => {
    const leg = legOf(place)
    return endingsOver([leg], [scopeTable(leg)])
  }
  return {
    id,
    book,
    now,
    playTo: (second) => {
      t = second
      tables = model.tables(t)
      playTo(second)
    },
    returnable: () =>
      book.markets(id).filter((market) => {
        const outcomeId = market.outcomes[0]?.id ?? ''
        const cases = endings({ ...market, outcomeId })
        return cases.some(({ results }) => results.some((result) => result.voidFactor !== 0))
      }),
    endings,
    endingsTogether: (places) => {
      const legs = places.map(legOf)
      const scopes = new Set(legs.map(({ line }) => line.scope))
      if (scopes.size === 1) return endingsOver(legs, legs.map(scopeTable))
      const [first] = legs
      const group = first === undefined ? null : model.joint.groupOf(first.line.scope)
      const part = model.joint
        .tables(group ?? '', t)
        .find((one) => legs.every(({ line }) => one.has(line.scope)))
      if (part === undefined) throw new Error('The outcomes have no joint distribution')
      return endingsOver(
        legs,
        legs.map(({ line }) => part.get(line.scope)),
      )
    },
    joint: async (question) => answerTogether(question),
  }
}
