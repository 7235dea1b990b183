import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { History, HistoryBudget } from './history.ts'

function filled(size: number, top: number): History {
  const history = new History(size, new HistoryBudget(1_000_000))
  for (let offset = 1; offset <= top; offset += 1) {
    history.add({ offset, json: `${offset}`, dataEnd: 0 })
  }
  return history
}

const sizes = fc.integer({ min: 0, max: 20 })
const tops = fc.integer({ min: 0, max: 60 })

it('gives every publication after an offset, or nothing at all', () => {
  fc.assert(
    fc.property(sizes, tops, fc.integer({ min: 0, max: 70 }), (size, top, offset) => {
      const after = filled(size, top).after(offset)
      const complete = offset <= top && top - offset <= size
      const expected = complete
        ? Array.from({ length: top - offset }, (_, index) => offset + 1 + index)
        : undefined
      expect(after?.map((publication) => publication.offset)).toEqual(expected)
    }),
  )
})

it('gives what is held, the newest up to its size', () => {
  fc.assert(
    fc.property(sizes, tops, tops, (size, top, offset) => {
      const oldest = Math.max(1, top - size + 1, offset + 1)
      const expected = Array.from({ length: Math.max(0, top - oldest + 1) }, (_, n) => oldest + n)
      const held = filled(size, top).heldAfter(offset)
      expect(held.map((publication) => publication.offset)).toEqual(expected)
    }),
  )
})

it('[R9] holds together what the budget of all histories allows, the newest of them', () => {
  const streams = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), sizes, streams, (budget, size, said) => {
      const shared = new HistoryBudget(budget * 10)
      const histories = [0, 1, 2, 3].map(() => new History(size, shared))
      const heads = [0, 0, 0, 0]
      for (const stream of said) {
        const offset = (heads[stream] ?? 0) + 1
        heads[stream] = offset
        histories[stream]?.add({ offset, json: '1234567890', dataEnd: 0 })
      }
      const held = histories.map((history) => history.heldAfter(0).length)
      const inRings = heads.map((top) => Math.min(top, size))
      const most = inRings.reduce((sum, count) => sum + count, 0)
      const together = held.reduce((sum, count) => sum + count, 0)
      expect(together).toBeLessThanOrEqual(Math.min(budget, most))
      histories.forEach((history, stream) => {
        const [top = 0, count = 0] = [heads[stream], held[stream]]
        expect(history.after(top - count)?.length).toBe(count)
        if (count < top) expect(history.after(top - count - 1)).toBe(undefined)
      })
      // The last ones are there, as many as fit.
      const newest = said.slice(Math.max(0, said.length - Math.min(budget, size)))
      for (const stream of newest) expect(held[stream]).toBeGreaterThan(0)
    }),
  )
})

it('[R9] gives the room of a stream that is dropped to the others', () => {
  const shared = new HistoryBudget(30)
  const [dropped, other] = [new History(5, shared), new History(5, shared)]
  for (const offset of [1, 2, 3]) dropped.add({ offset, json: '1234567890', dataEnd: 0 })
  dropped.clear()
  expect(dropped.heldAfter(0)).toEqual([])
  for (const offset of [1, 2, 3]) other.add({ offset, json: '1234567890', dataEnd: 0 })
  expect(other.heldAfter(0).length).toBe(3)
})
