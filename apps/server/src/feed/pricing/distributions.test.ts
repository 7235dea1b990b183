import { describe, expect, test } from 'vitest'
import { compoundPoisson, differenceOf, poisson, sumOf } from './distributions.ts'

const total = (weights: Float64Array): number => weights.reduce((sum, p) => sum + p, 0)
const mean = (weights: Float64Array): number =>
  weights.reduce((sum, p, index) => sum + p * index, 0)

describe('distributions', () => {
  test('poisson adds up to 1 and has its mean', () => {
    const weights = poisson(1.4, 20)
    expect(total(weights)).toBeCloseTo(1, 12)
    expect(mean(weights)).toBeCloseTo(1.4, 9)
  })

  test('a compound of ones is poisson', () => {
    const compound = compoundPoisson(2.5, [1], 30)
    poisson(2.5, 30).forEach((p, index) => expect(compound[index]).toBeCloseTo(p, 12))
  })

  test('a compound has the mean of its events times their worth', () => {
    expect(mean(compoundPoisson(38, [0.2, 0.5, 0.3], 220))).toBeCloseTo(38 * 2.1, 6)
  })

  test('sum and difference keep the mass and move the mean', () => {
    const x = poisson(3, 25)
    const y = poisson(2, 25)
    expect(mean(sumOf(x, y))).toBeCloseTo(5, 6)
    expect(mean(differenceOf(x, y)) - (y.length - 1)).toBeCloseTo(1, 6)
    expect(total(differenceOf(x, y))).toBeCloseTo(1, 9)
  })
})
