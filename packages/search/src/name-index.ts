import { lackedLetters, letterMask } from './letter-mask.ts'
import { errorsAllowed, INSIDE_FROM, mayBegin, prefixErrors } from './prefix-errors.ts'
import { wordsOf } from './words.ts'

export type NameEntry = {
  /** What it is called; of a match, each of its sides. */
  readonly name: string | readonly string[]
  /** Where else it is found, ranked below a name: its league, an abbreviation. */
  readonly also?: string
  /** When it begins, ms since 1970: of equally good ones the sooner comes first. */
  readonly at?: number
}

export type Found = {
  /** Of the entry. */
  readonly position: number
  /** How good it is, 0 being the best; the same in every index that holds the entry. */
  readonly rank: number
}

export type NameIndex = {
  /**
   * The entries in which every word of the query begins some word, best first. Only where nothing
   * does, words that hold it inside count, and then those with slips of the finger.
   * @param among `names` leaves `also` out
   */
  search(query: string, among?: 'names' | 'everything'): readonly Found[]
}

const MOST_TERMS = 8

/** Costs of a term in an entry, added up over the terms. `NONE` is beyond every cost. */
const PREFIX = 1
const INSIDE = 3
const SLIP = 6
const ALSO = 4
const NONE = 255

/** Entries of a word, twice their position; odd where it is in `also` alone. */
type Vocabulary = { words: readonly string[]; places: readonly (readonly number[])[] }

/** @param entries the important ones first: that decides between equally good ones without a time */
export function createNameIndex(entries: readonly NameEntry[]): NameIndex {
  const { words, places } = collectWords(entries)
  const masks = Uint32Array.from(words, letterMask)
  const firstWords = entries.map(({ name }) =>
    [name].flat().map((part) => wordsOf(part)[0]?.word ?? ''),
  )

  /** Calls back for every word that a term may mean, with what that costs. */
  function eachWord(term: string, leniency: Leniency, found: OnWord): void {
    for (let i = lowerBound(words, term); i < words.length; i += 1) {
      const word = words[i] ?? ''
      if (!word.startsWith(term)) break
      found(i, word === term ? 0 : PREFIX)
    }
    if (leniency === 'begins') return
    const most = Math.min(leniency === 'inside' ? 0 : leniency, errorsAllowed(term))
    const isLong = term.length >= INSIDE_FROM
    const mask = letterMask(term)
    for (const [i, word] of words.entries()) {
      if (isLong && word.includes(term)) found(i, INSIDE)
      if (most === 0 || lackedLetters(mask, masks[i] ?? 0) > most) continue
      if (!mayBegin(term, word)) continue
      const errors = prefixErrors(term, word, most)
      if (errors <= most) found(i, errors * SLIP + PREFIX)
    }
  }

  function costsOf(term: string, leniency: Leniency, withAlso: boolean): Uint8Array {
    const costs = new Uint8Array(entries.length).fill(NONE)
    eachWord(term, leniency, (word, cost) => {
      for (const place of places[word] ?? []) {
        const isAlso = (place & 1) === 1
        if (isAlso && !withAlso) continue
        const total = isAlso ? cost + ALSO : cost
        const entry = place >> 1
        if (total < (costs[entry] ?? 0)) costs[entry] = total
      }
    })
    return costs
  }

  function attempt(terms: readonly string[], leniency: Leniency, withAlso: boolean): Found[] {
    const perTerm = terms.map((term) => costsOf(term, leniency, withAlso))
    const [term = ''] = terms
    const all: Found[] = []
    for (let position = 0; position < entries.length; position += 1) {
      let total = 0
      for (const costs of perTerm) {
        const cost = costs[position] ?? NONE
        total = cost === NONE ? Number.POSITIVE_INFINITY : total + cost
      }
      if (total === Number.POSITIVE_INFINITY) continue
      const begins = firstWords[position]?.some((word) => word.startsWith(term)) === true
      all.push({ position, rank: total * 2 + (begins ? 0 : 1) })
    }
    return all.sort((a, b) => a.rank - b.rank || timeOf(a) - timeOf(b))
  }

  const timeOf = ({ position }: Found) => entries[position]?.at ?? 0

  return {
    search(query, among = 'everything') {
      const terms = termsOf(query)
      if (terms.length === 0) return []
      const withAlso = among === 'everything'
      for (const leniency of LENIENCIES) {
        const found = attempt(terms, leniency, withAlso)
        if (found.length > 0) return found
      }
      return []
    },
  }
}

/** How a term may be in a word: at its beginning, inside, or with so many slips of the finger. */
type Leniency = 'begins' | 'inside' | 1 | 2

const LENIENCIES: readonly Leniency[] = ['begins', 'inside', 1, 2]

type OnWord = (word: number, cost: number) => void

/** The words of a query, each once. */
export function termsOf(query: string): readonly string[] {
  return [...new Set(wordsOf(query).map(({ word }) => word))].slice(0, MOST_TERMS)
}

function collectWords(entries: readonly NameEntry[]): Vocabulary {
  const byWord = new Map<string, number[]>()
  const add = (text: string, place: number) => {
    for (const { word } of wordsOf(text)) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [place])
      else known.push(place)
    }
  }
  for (const [entry, { name, also }] of entries.entries()) {
    for (const part of [name].flat()) add(part, entry * 2)
    if (also !== undefined) add(also, entry * 2 + 1)
  }
  const words = [...byWord.keys()].sort()
  return { words, places: words.map((word) => byWord.get(word) ?? []) }
}

/** The first word that is not before the term. */
function lowerBound(words: readonly string[], term: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}
