/**
 * How many slips of the finger lie between a term and the nearest beginning of a word: a letter
 * missing, too many, wrong, or two that changed places (optimal string alignment, the word's rest
 * free of charge).
 * @returns more than `most` where there are more than `most`
 */
export function prefixErrors(term: string, word: string, most: number): number {
  if (most === 0) return word.startsWith(term) ? 0 : 1
  if (word.length < term.length - most) return most + 1
  const width = Math.min(word.length, term.length + most)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= term.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= width; column += 1) {
      const cost = cell(term, word, row, column, { current, above, before })
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = above
    above = current
  }
  return Math.min(...above)
}

/** What no name has. More of them than errors count make a name's end as hard to miss as its letters. */
const END = '\0'

/** As `prefixErrors`, of the word as a whole. */
export function wordErrors(term: string, word: string, most: number): number {
  const end = END.repeat(most + 1)
  return prefixErrors(`${term}${end}`, `${word}${end}`, most)
}

type Rows = { current: readonly number[]; above: readonly number[]; before: readonly number[] }

function cell(term: string, word: string, row: number, column: number, rows: Rows): number {
  const same = term[row - 1] === word[column - 1]
  const one = at(rows.above, column - 1) + (same ? 0 : 1)
  const cost = Math.min(one, at(rows.above, column) + 1, at(rows.current, column - 1) + 1)
  const swapped =
    row > 1 &&
    column > 1 &&
    term[row - 1] === word[column - 2] &&
    term[row - 2] === word[column - 1]
  return swapped ? Math.min(cost, at(rows.before, column - 2) + 1) : cost
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** Slips that a term of this length may have: a short one is soon any other. */
export function errorsAllowed(term: string): number {
  if (term.length < 4) return 0
  return term.length < 7 ? 1 : 2
}

/** Letters from which a term may stand inside a word: `gladbach`. */
export const INSIDE_FROM = 4

/** Whether the beginnings are alike enough for a slip: the first letters are mostly right. */
export function mayBegin(term: string, word: string): boolean {
  return term[0] === word[0] || term[1] === word[0] || term[0] === word[1] || term[1] === word[1]
}
