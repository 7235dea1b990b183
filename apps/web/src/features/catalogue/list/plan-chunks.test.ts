import { describe, expect, it } from 'vitest'

import { CHUNK_ROWS, FIRST_ROWS, planChunks, VIRTUAL_FROM } from './plan-chunks.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('planChunks', () => {
  it('[GAP-54] keeps a list of up to 60 rows whole', () => {
    const plan = planChunks([rows(25), rows(VIRTUAL_FROM - 25)])
    expect(plan.flat().every((chunk) => chunk.pinned)).toBe(true)
  })

  it('[GAP-54] pins only the first screen of a longer list', () => {
    const chunks = planChunks([rows(5), rows(200)]).flat()
    const pinned = chunks.filter((chunk) => chunk.pinned).flatMap((chunk) => chunk.rows)
    expect(pinned.length).toBeGreaterThanOrEqual(FIRST_ROWS)
    expect(pinned.length).toBeLessThan(FIRST_ROWS + CHUNK_ROWS)
    expect(chunks.at(-1)?.pinned).toBe(false)
  })

  it('loses no row and keeps the order', () => {
    const plan = planChunks([rows(33), [], rows(70)])
    expect(plan.map((chunks) => chunks.flatMap((chunk) => chunk.rows))).toEqual([
      rows(33),
      [],
      rows(70),
    ])
  })
})
