import { termsOf } from './name-index.ts'
import { errorsAllowed, INSIDE_FROM, mayBegin, prefixErrors } from './prefix-errors.ts'
import { wordsOf, type Word } from './words.ts'

export type TextPart = {
  readonly text: string
  /** Where it begins in the whole. */
  readonly at: number
  readonly isFound: boolean
}

/**
 * Divides a text into what a query found and the rest, in the text's own spelling. A word that was
 * found by a slip of the finger is marked whole.
 */
export function markFound(text: string, query: string): readonly TextPart[] {
  const words = wordsOf(text)
  const ranges = new Map<number, number>()
  for (const term of termsOf(query)) {
    const held = words.filter(({ word }) => placeIn(word, term) >= 0)
    for (const word of held) {
      const from = placeIn(word.word, term)
      widen(
        ranges,
        from === 0 ? word.start : endAt(word, from - 1),
        endAt(word, from + term.length - 1),
      )
    }
    if (held.length > 0) continue
    for (const word of words) {
      if (isSlip(term, word)) widen(ranges, word.start, endAt(word, word.word.length - 1))
    }
  }
  return partsOf(text, ranges)
}

/** Where a word holds the term, -1 where it does not. */
function placeIn(word: string, term: string): number {
  if (word.startsWith(term)) return 0
  return term.length >= INSIDE_FROM ? word.indexOf(term) : -1
}

function endAt(word: Word, letter: number): number {
  return word.ends[letter] ?? word.start
}

function isSlip(term: string, { word }: Word): boolean {
  const most = errorsAllowed(term)
  return most > 0 && mayBegin(term, word) && prefixErrors(term, word, most) <= most
}

function widen(ranges: Map<number, number>, start: number, end: number): void {
  ranges.set(start, Math.max(ranges.get(start) ?? 0, end))
}

function partsOf(text: string, ranges: ReadonlyMap<number, number>): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const take = (end: number, isFound: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), at, isFound })
    at = Math.max(at, end)
  }
  for (const [start, end] of [...ranges].toSorted(([a], [b]) => a - b)) {
    take(start, false)
    take(end, true)
  }
  take(text.length, false)
  return parts
}
