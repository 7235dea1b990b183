import { expect, test } from 'vitest'

import { scoreText } from './score-text.ts'

test('a score has the home side first', () => {
  expect(scoreText(2, 1, 'en')).toBe('2:1')
  expect(scoreText('146/3', '12/0', 'de-CH')).toBe('146/3:12/0')
})

test.each(['ar', 'fa', 'he', 'ur'])('[I18N-08] %s reads a score from the right', (locale) => {
  expect(scoreText(2, 1, locale)).toBe('\u20672\u200F:1\u2069')
})
