import type { Line, LinePlace } from '../../pricing/line.ts'
import { aheadOf, oneOf } from '../../pricing/lines/results.ts'

export type Place = (marketId: number, specifier?: string) => LinePlace

export function at(scope: string): Place {
  return (marketId, specifier) =>
    specifier === undefined ? { marketId, scope } : { marketId, scope, specifier }
}

export const bothScore = (a: number, b: number): boolean => a > 0 && b > 0

export function resultAndBothScore(place: LinePlace): Line {
  return oneOf(
    place,
    ['78', '80', '82', '84', '86', '88'],
    (a, b) => aheadOf(a, b) * 2 + (bothScore(a, b) ? 0 : 1),
  )
}

export function totalAndBothScore(place: Place, marketId: number, line: number): Line {
  return oneOf(place(marketId, `total=${line}`), ['90', '92', '94', '96'], (a, b) => {
    const under = a + b > line ? 0 : 1
    return (bothScore(a, b) ? 0 : 2) + under
  })
}

export function resultAndTotal(place: Place, marketId: number, line: number): Line {
  return oneOf(
    place(marketId, `total=${line}`),
    ['794', '796', '798', '800', '802', '804'],
    (a, b) => aheadOf(a, b) * 2 + (a + b > line ? 1 : 0),
  )
}
