import { expect, test } from 'vitest'

import { THEME_CHOICES, themeOf } from './theme-choice.ts'

test('[THEME-01] dark and light are chosen as they are, the system is no choice of a theme', () => {
  expect(THEME_CHOICES.map(themeOf)).toEqual(['dark', 'light', null])
})
