import type { Fact, Table, Tables } from './table.ts'

/** Collects the courses of a match, each with what every scope sees of it. */
export type Cells = {
  add(p: number, facts: readonly Fact[]): void
  tables(): Tables
}

const NEGLIGIBLE = 1e-13
const FIRST_SIZE = 1024
const INTEGERS = 4

/**
 * Tens of thousands of cells: numbers lie in typed arrays that double when they are full.
 * @param scopes in the order in which `add` gets their integers
 */
export function createCells(scopes: readonly string[]): Cells {
  let size = 0
  let p = new Float64Array(FIRST_SIZE)
  const columns = scopes.flatMap(() =>
    Array.from({ length: INTEGERS }, () => new Int16Array(FIRST_SIZE)),
  )

  const grow = () => {
    const wider = new Float64Array(p.length * 2)
    wider.set(p)
    p = wider
    columns.forEach((column, index) => {
      const longer = new Int16Array(column.length * 2)
      longer.set(column)
      columns[index] = longer
    })
  }
  const column = (index: number): Int16Array =>
    (columns[index] ?? new Int16Array(FIRST_SIZE)).slice(0, size)

  return {
    add(chance, facts) {
      if (chance <= NEGLIGIBLE) return
      if (size === p.length) grow()
      p[size] = chance
      for (let scope = 0; scope < scopes.length; scope++) {
        const fact = facts[scope]
        if (fact === undefined) continue
        const from = scope * INTEGERS
        for (let place = 0; place < INTEGERS; place++) {
          const value = fact[place] as number
          if (value !== 0) (columns[from + place] as Int16Array)[size] = value
        }
      }
      size += 1
    },
    tables() {
      const chances = p.slice(0, size)
      return new Map(
        scopes.map((scope, index): [string, Table] => {
          const [a, b, c, d] = [0, 1, 2, 3].map((place) => column(index * INTEGERS + place)) as [
            Int16Array,
            Int16Array,
            Int16Array,
            Int16Array,
          ]
          return [scope, { size, p: chances, a, b, c, d }]
        }),
      )
    },
  }
}
