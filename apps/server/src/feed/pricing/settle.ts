import type { SettledMarket } from '../messages.ts'
import { settledOutcome, type Grade } from './grade.ts'
import type { Line } from './line.ts'
import { decidedIn, gradeLine } from './price-line.ts'
import type { Facts, Tables } from './table.ts'

export function settledMarket(line: Line, grades: readonly Grade[]): SettledMarket {
  return {
    marketId: line.marketId,
    specifier: line.specifier,
    outcomes: line.outcomeIds.map((id, index) => settledOutcome(id, grades[index] ?? 0)),
  }
}

/** Grades of a line that can no longer change, or null while it can. */
export function decidedGrades(line: Line, tables: Tables, facts: Facts): readonly Grade[] | null {
  const fact = facts.get(line.scope)
  if (fact !== undefined) return gradeLine(line, fact)
  const table = tables.get(line.scope)
  return table === undefined ? null : decidedIn(line, table)
}

/** Everything that the facts of a finished match decide. */
export function settleLines(lines: readonly Line[], facts: Facts): readonly SettledMarket[] {
  return lines.flatMap((line) => {
    const fact = facts.get(line.scope)
    return fact === undefined ? [] : [settledMarket(line, gradeLine(line, fact))]
  })
}
