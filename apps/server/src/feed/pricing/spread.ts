import { sumOf } from './distributions.ts'
import { vectorTable, type Table } from './table.ts'

/** Chances of the integers from `from` on. */
export type Spread = { readonly from: number; readonly p: Float64Array }

export const certainly = (value: number): Spread => ({ from: value, p: Float64Array.of(1) })

/** @param entries integers with their chances, in any order */
export function spreadOf(entries: readonly (readonly [value: number, p: number])[]): Spread {
  const values = entries.map(([value]) => value)
  const from = Math.min(...values)
  const p = new Float64Array(Math.max(...values) - from + 1)
  for (const [value, chance] of entries) {
    p[value - from] = (p[value - from] as number) + chance
  }
  return { from, p }
}

/** Sum of two independent integers. */
export function plus(x: Spread, y: Spread): Spread {
  return {
    from: x.from + y.from,
    p: sumOf(x.p, y.p),
  }
}

/** Either of two cases that exclude each other, with the weights that they have. */
export function either(x: Spread | undefined, y: Spread): Spread {
  if (x === undefined) return y
  const from = Math.min(x.from, y.from)
  const to = Math.max(x.from + x.p.length, y.from + y.p.length)
  const p = new Float64Array(to - from)
  for (const { from: start, p: chances } of [x, y]) {
    chances.forEach((chance, index) => {
      const at = start + index - from
      p[at] = (p[at] as number) + chance
    })
  }
  return { from, p }
}

export const spreadTable = ({ from, p }: Spread): Table => vectorTable(p, from)
