import { describe, expect, it } from 'vitest'

import { CHUNK_ROWS, cutChunks, FIRST_ROWS, pinnedRows, VIRTUAL_FROM } from './plan-chunks.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

function planOf(...counts: number[]) {
  const groups = counts.map((count) => ({ matches: rows(count) }))
  const pinned = pinnedRows(groups)
  return groups.map((group) => cutChunks(group.matches, pinned.get(group) ?? 0))
}

describe('the chunks of a list', () => {
  it('[GAP-54] keeps a list of up to 60 rows whole', () => {
    const plan = planOf(25, VIRTUAL_FROM - 25)
    expect(plan.flat().every((chunk) => chunk.pinned)).toBe(true)
  })

  it('[GAP-54] pins only the first screen of a longer list', () => {
    const chunks = planOf(7, 200).flat()
    const pinned = chunks.filter((chunk) => chunk.pinned).flatMap((chunk) => chunk.rows)
    expect(pinned.length).toBeGreaterThanOrEqual(FIRST_ROWS)
    expect(pinned.length).toBeLessThan(FIRST_ROWS + CHUNK_ROWS)
    expect(chunks.at(-1)?.pinned).toBe(false)
  })

  it('loses no row and keeps the order', () => {
    const plan = planOf(33, 0, 70)
    expect(plan.map((chunks) => chunks.flatMap((chunk) => chunk.rows))).toEqual([
      rows(33),
      [],
      rows(70),
    ])
  })
})
