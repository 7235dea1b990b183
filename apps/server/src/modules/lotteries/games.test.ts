import { expect, it } from 'vitest'
import { drawsToPromise, findDraw } from './games.ts'

it('finds a draw by the one id that it has', () => {
  for (const draw of drawsToPromise(Date.UTC(2026, 4, 1))) expect(findDraw(draw.id)).toEqual(draw)
  // The same number with a nought before it would be another id of the same draw.
  expect(findDraw('5100012345')).toBeUndefined()
  expect(findDraw('5112345')?.id).toBe('5112345')
  expect(findDraw('5312345')).toBeUndefined()
})
