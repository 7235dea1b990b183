import type { Odds } from '@touchline/betting'
import { oddsOf } from '@touchline/betting'

import type { BookOutcome } from '../../feed/book/book.ts'

/** A price that somebody could have had, from `at` on, to the second. */
export type PricePoint = { readonly at: number; readonly odds: Odds }

/** Points of an outcome at most; a match in play changes a price every few seconds. */
export const MOST_POINTS = 120
/** For each outcome of the match, points of all of them together: what bounds the memory. */
export const POINTS_PER_OUTCOME = 16
/** An outcome with no more than these keeps them all. */
const FEW_POINTS = 8
/** Of a price that is sampled, the last one of each half hour is kept, and the very first. */
const SAMPLE_SECONDS = 1800

const MOST_SECONDS = 2 ** 24 - 1
const MOST_ODDS = 2 ** 24 - 1
const MOST_LINES = 2 ** 16
const MOST_OUTCOMES = 255
const FIRST_CAPACITY = 64

/** First line of a market and how many it has, in one small integer. */
const placeOf = (first: number, count: number): number => first * 256 + count
const firstOf = (place: number): number => Math.floor(place / 256)
const countOf = (place: number): number => place % 256

/**
 * How the prices of one match moved. A line is an outcome of a market at one specifier. Its latest
 * point stands in columns, its earlier ones in a log of all lines, eight bytes each: 24 bits of
 * seconds, 24 of odds, 16 of the line's number. A line that never moved has none there.
 */
export class MatchPrices {
  /** Milliseconds since 1970; what the seconds count from. */
  readonly #epoch: number
  /** Places of the markets that are offered, by their keys. */
  readonly #markets = new Map<string, number>()
  #ids: string[] = []
  #seconds = new Uint32Array(FIRST_CAPACITY)
  /** 0 before the first price. */
  #odds = new Uint32Array(FIRST_CAPACITY)
  /** Earlier points. */
  #counts = new Uint8Array(FIRST_CAPACITY)
  #log = new Uint32Array(0)
  /** Words of the log that are in use. */
  #used = 0

  constructor(now: number) {
    this.#epoch = now
  }

  /** Bytes of its columns and its log. */
  get byteLength(): number {
    return 9 * this.#seconds.length + this.#log.byteLength
  }

  /** Takes the prices of an open market. @param sampled keeps one of each half hour alone */
  note(key: string, outcomes: readonly BookOutcome[], now: number, sampled: boolean): void {
    const place = this.#placeOf(key, outcomes)
    if (place === undefined) return
    const seconds = Math.min(Math.floor((now - this.#epoch) / 1000), MOST_SECONDS)
    for (let index = 0; index < outcomes.length; index += 1) {
      const { id, active, odds } = outcomes[index] as BookOutcome
      const line = active ? this.#lineOf(place, index, id) : undefined
      if (line !== undefined) this.#take(line, seconds, Math.min(odds, MOST_ODDS), sampled)
    }
  }

  /** Forgets a market that is no longer offered. */
  drop(key: string): void {
    this.#markets.delete(key)
  }

  /** From old to new, by outcome; undefined for a market that is not offered. */
  read(key: string): ReadonlyMap<string, readonly PricePoint[]> | undefined {
    const place = this.#markets.get(key)
    if (place === undefined) return undefined
    const first = firstOf(place)
    const lines = Array.from({ length: countOf(place) }, (): PricePoint[] => [])
    for (let at = 0; at < this.#used; at += 2) {
      const [high, low] = [this.#log[at] as number, this.#log[at + 1] as number]
      const odds = oddsOf(((high & 0xff) << 16) | (low >>> 16))
      lines[(low & 0xffff) - first]?.push({ at: this.#timeOf(high >>> 8), odds })
    }
    const found = new Map<string, readonly PricePoint[]>()
    for (const [index, points] of lines.entries()) {
      const odds = oddsOf(this.#odds[first + index] as number)
      if (odds === 0) continue
      points.push({ at: this.#timeOf(this.#seconds[first + index] as number), odds })
      found.set(this.#ids[first + index] as string, points)
    }
    return found
  }

  #timeOf(seconds: number): number {
    return this.#epoch + seconds * 1000
  }

  #take(line: number, seconds: number, odds: number, sampled: boolean): void {
    const before = this.#odds[line] as number
    if (odds === before) return
    const since = this.#seconds[line] as number
    const isSameSample =
      sampled &&
      (this.#counts[line] as number) > 0 &&
      Math.floor(since / SAMPLE_SECONDS) === Math.floor(seconds / SAMPLE_SECONDS)
    if (before !== 0 && !isSameSample) this.#append(line, since, before)
    this.#seconds[line] = seconds
    this.#odds[line] = odds
  }

  #append(line: number, seconds: number, odds: number): void {
    // The latest one is a point too.
    if ((this.#counts[line] as number) + 1 >= MOST_POINTS) this.#thin(MOST_POINTS - 2)
    if (this.#used === this.#log.length) this.#makeRoom()
    this.#log[this.#used] = ((seconds << 8) | (odds >>> 16)) >>> 0
    this.#log[this.#used + 1] = ((odds << 16) | line) >>> 0
    this.#used += 2
    this.#counts[line] = (this.#counts[line] as number) + 1
  }

  /** The log grows as far as its bound; there it is thinned until a quarter of it is free. */
  #makeRoom(): void {
    const most = 2 * POINTS_PER_OUTCOME * Math.max(this.#ids.length, FIRST_CAPACITY)
    if (this.#used < most) {
      const longer = new Uint32Array(Math.min(most, 2 * FIRST_CAPACITY + 2 * this.#used))
      longer.set(this.#log)
      this.#log = longer
      return
    }
    do this.#thin(FEW_POINTS)
    while (this.#used > most * 0.75)
  }

  /**
   * Drops the points of lines that are gone, and every other one in the older half of those that
   * have more than `most`, so that they still reach back to their beginning.
   */
  #thin(most: number): void {
    const living = new Uint8Array(this.#ids.length)
    for (const place of this.#markets.values()) {
      living.fill(1, firstOf(place), firstOf(place) + countOf(place))
    }
    const counts = this.#counts.slice()
    const seen = new Uint8Array(this.#ids.length)
    this.#keep((line) => {
      const index = seen[line] as number
      const count = counts[line] as number
      seen[line] = index + 1
      const isKept = count <= most || index >= count / 2 || index % 2 === 0
      if (isKept && living[line] === 1) return line
      this.#counts[line] = (this.#counts[line] as number) - 1
      return undefined
    })
  }

  /** Goes through the log. @param lineOf the new number of a point's line; undefined drops it */
  #keep(lineOf: (line: number) => number | undefined): void {
    let to = 0
    for (let at = 0; at < this.#used; at += 2) {
      const low = this.#log[at + 1] as number
      const line = lineOf(low & 0xffff)
      if (line === undefined) continue
      this.#log[to] = this.#log[at] as number
      this.#log[to + 1] = ((low & 0xffff0000) | line) >>> 0
      to += 2
    }
    this.#used = to
  }

  /** A market that is new, or has an outcome that it had not before, begins. */
  #placeOf(key: string, outcomes: readonly BookOutcome[]): number | undefined {
    const known = this.#markets.get(key)
    const isKnown =
      known !== undefined &&
      outcomes.every(({ id }, index) => this.#lineOf(known, index, id) !== undefined)
    if (isKnown) return known
    this.#markets.delete(key)
    const count = Math.min(outcomes.length, MOST_OUTCOMES)
    if (this.#ids.length + count > this.#seconds.length) this.#renumber(count)
    if (this.#ids.length + count > MOST_LINES) return undefined
    const place = placeOf(this.#ids.length, count)
    for (const { id } of outcomes.slice(0, count)) this.#ids.push(id)
    this.#markets.set(key, place)
    return place
  }

  /** Mostly an outcome stands where it stood. */
  #lineOf(place: number, index: number, id: string): number | undefined {
    const [first, count] = [firstOf(place), countOf(place)]
    if (index < count && this.#ids[first + index] === id) return first + index
    for (let line = first; line < first + count; line += 1) if (this.#ids[line] === id) return line
    return undefined
  }

  /** Numbers the lines of the markets that are left anew, with room for more. */
  #renumber(more: number): void {
    const [ids, seconds, odds, counts] = [this.#ids, this.#seconds, this.#odds, this.#counts]
    const numbers = new Map<number, number>()
    this.#ids = []
    for (const [key, place] of this.#markets) {
      const [first, count] = [firstOf(place), countOf(place)]
      this.#markets.set(key, placeOf(this.#ids.length, count))
      for (let line = first; line < first + count; line += 1) {
        numbers.set(line, this.#ids.length)
        this.#ids.push(ids[line] as string)
      }
    }
    const capacity = Math.max(FIRST_CAPACITY, Math.ceil((this.#ids.length + more) * 1.5))
    this.#seconds = new Uint32Array(capacity)
    this.#odds = new Uint32Array(capacity)
    this.#counts = new Uint8Array(capacity)
    for (const [before, line] of numbers) {
      this.#seconds[line] = seconds[before] as number
      this.#odds[line] = odds[before] as number
      this.#counts[line] = counts[before] as number
    }
    this.#keep((line) => numbers.get(line))
  }
}
