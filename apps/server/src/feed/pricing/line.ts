import type { Grade } from './grade.ts'

/** One market at one specifier: which integers it looks at and how each outcome fares. */
export type Line = {
  readonly marketId: number
  readonly specifier: string
  readonly scope: string
  readonly outcomeIds: readonly string[]
  /** Lines of one family compete for being the most balanced; '' stands alone. */
  readonly family: string
  /** Orders the lines of a family; 0 for a line that stands alone. */
  readonly value: number
  /** Asks what the line below it in its family asks: it is graded, and not offered. */
  readonly isTwin?: boolean
  /** How many outcomes win together: 1, 2 for double chance, 0 where each wins or loses by itself. */
  readonly winners: 0 | 1 | 2
  /** Index of the outcome that wins, where exactly one does and all others lose. */
  readonly winnerOf?: (a: number, b: number, c: number, d: number) => number
  /** Of two outcomes, one gets back what the other loses: what it is worth is known by the other. */
  readonly isOpposed?: boolean
  /** Steps of the match clock, as the scope counts them, at whose ends outcomes are decided. */
  readonly decidedAfter?: readonly number[]
  readonly grade: (outcome: number, a: number, b: number, c: number, d: number) => Grade
}

export type LinePlace = { marketId: number; scope: string; specifier?: string }

export function lineKey(marketId: number, specifier: string): string {
  return specifier === '' ? `${marketId}` : `${marketId}|${specifier}`
}

export function specifierOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('|')
}
