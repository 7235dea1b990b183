import { describe, expect, test } from 'vitest'
import type { Rational } from '../exact/rational.ts'
import { toNumber } from '../exact/rational.ts'
import { readVectors } from '../testing/vectors.ts'
import { fromDecimalOdds } from './convert-odds.ts'
import type { OddsFormat } from './odds-format.ts'
import { readOdds } from './read-odds.ts'

type Input = { from: string; value: number | string; to: string }

const FORMATS: Record<string, OddsFormat> = {
  decimal: 'european',
  fractional: 'british',
  american: 'american',
  hongkong: 'hongkong',
  indonesian: 'indonesian',
  malay: 'malaysian',
  probability: 'percent',
}

const vectors = readVectors<Input, number | string>('odds_conversion')

function convert({ from, value, to }: Input): Rational | null {
  const decimal = readOdds(plain(value), FORMATS[from] ?? 'european')
  return decimal === null ? null : fromDecimalOdds(decimal, FORMATS[to] ?? 'european')
}

/** Exponent notation is how JSON numbers are printed, not how prices are written. */
function plain(value: number | string): string {
  return typeof value === 'string' ? value : value.toFixed(11).replace(/\.?0+$/, '')
}

function expectedNumber(expected: number | string): number {
  if (typeof expected === 'number') return expected
  if (expected.endsWith('%')) return Number(expected.slice(0, -1)) / 100
  const [numerator, denominator] = expected.split('/')
  return Number(numerator) / Number(denominator ?? 1)
}

describe('conversions between odds formats', () => {
  test.each(vectors)('[ODDS-01] $id $input.from $input.value to $input.to', (vector) => {
    const converted = convert(vector.input)
    if (vector.expected === 'ERROR') {
      expect(converted).toBeNull()
    } else {
      if (converted === null) throw new Error('refused')
      const distance = Math.abs(toNumber(converted) - expectedNumber(vector.expected))
      expect(distance).toBeLessThanOrEqual(vector.tolerance ?? 1e-9)
    }
  })

  test('every format leads back to the same decimal odds', () => {
    for (const thousandths of [1001n, 1050n, 1500n, 1999n, 2000n, 2001n, 4350n, 501_000n]) {
      const decimal = { numerator: thousandths, denominator: 1000n }
      for (const format of Object.values(FORMATS)) {
        const value = fromDecimalOdds(decimal, format)
        expect(value).not.toBeNull()
      }
    }
  })
})
