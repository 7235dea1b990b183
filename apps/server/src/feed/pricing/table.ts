/** A joint distribution over up to four small integers; what they mean is the scope's business. */
export type Table = {
  readonly size: number
  readonly p: Float64Array
  readonly a: Int16Array
  readonly b: Int16Array
  readonly c: Int16Array
  readonly d: Int16Array
}

/** The four integers of a scope once they are known. */
export type Fact = readonly [a: number, b: number, c: number, d: number]

/** Tables by scope (`match`, `half_1`, `set_2` …). A scope that is absent has no price now. */
export type Tables = ReadonlyMap<string, Table>
export type Facts = ReadonlyMap<string, Fact>

export function tableOfSize(size: number): Table {
  return {
    size,
    p: new Float64Array(size),
    a: new Int16Array(size),
    b: new Int16Array(size),
    c: new Int16Array(size),
    d: new Int16Array(size),
  }
}

export function setEntry(
  table: Table,
  index: number,
  p: number,
  a: number,
  b = 0,
  c = 0,
  d = 0,
): void {
  table.p[index] = p
  table.a[index] = a
  table.b[index] = b
  table.c[index] = c
  table.d[index] = d
}

export type Entry = readonly [p: number, a: number, b?: number, c?: number, d?: number]

export function tableOf(entries: readonly Entry[]): Table {
  const table = tableOfSize(entries.length)
  entries.forEach(([p, a, b, c, d], index) => setEntry(table, index, p, a, b, c, d))
  return table
}

/** Both integers independent, shifted by what has already been scored. */
export function productTable(
  home: Float64Array,
  away: Float64Array,
  homeShift = 0,
  awayShift = 0,
): Table {
  const table = tableOfSize(home.length * away.length)
  let index = 0
  for (let h = 0; h < home.length; h++) {
    for (let w = 0; w < away.length; w++) {
      setEntry(table, index++, (home[h] ?? 0) * (away[w] ?? 0), h + homeShift, w + awayShift)
    }
  }
  return table
}

/** Of many scores most are out of the question: what weighs less shows in no price. */
const NEGLIGIBLE = 1e-14

/** One integer `index + shift`. */
export function vectorTable(weights: Float64Array, shift: number): Table {
  const from = weights.findIndex((weight) => weight >= NEGLIGIBLE)
  const to = weights.findLastIndex((weight) => weight >= NEGLIGIBLE)
  const table = tableOfSize(from < 0 ? 0 : to - from + 1)
  for (let i = 0; i < table.size; i++) {
    setEntry(table, i, weights[from + i] as number, from + i + shift)
  }
  return table
}
