import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { History } from './history.ts'

function filled(size: number, top: number): History {
  const history = new History(size)
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
