import { describe, expect, it } from 'vitest'

import { stepChart } from './chart-scale.ts'

const BOX = { width: 100, height: 50 }

describe('[MATCH-01] the chart of a price', () => {
  it('goes on at its level until the next price', () => {
    const chart = stepChart(
      [
        { at: 0, level: 1800 },
        { at: 50, level: 2000 },
      ],
      100,
      BOX,
    )
    expect(chart).toMatchObject({ line: 'M0 46H50V4H100', low: 1800, high: 2000 })
    expect(chart?.end).toEqual({ x: 100, y: 4 })
  })

  it('is a straight line for one price, and nothing for none', () => {
    expect(stepChart([{ at: 5, level: 1800 }], 5, BOX)?.line).toBe('M0 25H100')
    expect(stepChart([], 5, BOX)).toBeNull()
  })
})
