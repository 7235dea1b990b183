import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readVectors } from '../testing/vectors.ts'
import type { DevigMethod } from './devig.ts'
import { devig, DEVIG_METHODS } from './devig.ts'

type Input = { odds: number[]; method: string }

const METHODS: Record<string, DevigMethod> = {
  multiplicative: 'multiplicative',
  additive: 'additive',
  wpo: 'additive',
  power: 'power',
  shin: 'shin',
}

const vectors = readVectors<Input, number[] | 'ERROR'>('margin_devig').filter(
  ({ input }) => METHODS[input.method] !== undefined,
)

describe('devig', () => {
  test.each(vectors)('$id $input.method of $input.odds', (vector) => {
    const method = METHODS[vector.input.method] ?? 'multiplicative'
    const fair = devig(vector.input.odds, method)
    if (vector.expected === 'ERROR') {
      expect(fair).toBeNull()
      return
    }
    const isOdds = vector.category === 'fair-odds'
    const values = (fair ?? []).map((p) => (isOdds ? 1 / p : p))
    expect(values).toHaveLength(vector.expected.length)
    vector.expected.forEach((wanted, index) => {
      const tolerance = isOdds ? 6e-4 : (vector.tolerance ?? 1e-8)
      expect(Math.abs((values[index] ?? 0) - wanted)).toBeLessThanOrEqual(tolerance)
    })
  })

  test('fair probabilities add up to 1 and keep the order of the prices', () => {
    const market = fc.array(fc.double({ min: 1.2, max: 3, noNaN: true }), {
      minLength: 3,
      maxLength: 6,
    })
    fc.assert(
      fc.property(market, fc.constantFrom(...DEVIG_METHODS), (odds, method) => {
        const fair = devig(odds, method)
        if (fair === null) return
        expect(fair.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6)
        for (const [i, p] of fair.entries()) {
          for (const [j, q] of fair.entries()) {
            if ((odds[i] ?? 0) < (odds[j] ?? 0)) expect(p).toBeGreaterThanOrEqual(q - 1e-9)
          }
        }
      }),
    )
  })

  test('refuses markets that have no fair price', () => {
    expect(devig([1.9], 'power')).toBeNull()
    expect(devig([0, 2], 'multiplicative')).toBeNull()
    expect(devig([1.02, 1.02, 500], 'additive')).toBeNull()
  })
})
