import { expect, it } from 'vitest'

import { VERTICAL_OFFSET } from './use-near-viewport.ts'

it('[THEME-06] lazy content is mounted 200 px before it comes into view', () => {
  expect(VERTICAL_OFFSET).toBe(200)
})
