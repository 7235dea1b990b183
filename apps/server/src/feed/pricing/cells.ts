import type { Fact, Table, Tables } from './table.ts'

/** Collects the courses of a match, each with what every scope sees of it. */
export type Cells = {
  add(p: number, facts: readonly Fact[]): void
  tables(): Tables
}

const NEGLIGIBLE = 1e-13

/** @param scopes in the order in which `add` gets their integers */
export const createCells = (scopes: readonly string[]): Cells => {
  const chances: number[] = []
  const columns = scopes.map(() => [[], [], [], []] as [number[], number[], number[], number[]])
  return {
    add(p, facts) {
      if (p <= NEGLIGIBLE) return
      chances.push(p)
      columns.forEach((column, scope) => {
        const fact = facts[scope] ?? [0, 0, 0, 0]
        for (const place of [0, 1, 2, 3] as const) column[place].push(fact[place])
      })
    },
    tables() {
      const p = Float64Array.from(chances)
      return new Map(
        scopes.map((scope, index): [string, Table] => {
          const [a, b, c, d] = (columns[index] ?? [[], [], [], []]).map((values) =>
            Int16Array.from(values),
          ) as [Int16Array, Int16Array, Int16Array, Int16Array]
          return [scope, { size: p.length, p, a, b, c, d }]
        }),
      )
    },
  }
}
