import { expect, it } from 'vitest'

import { sampleMatch } from '../../testing/sample-match.ts'
import { totalText } from './total-text.ts'

it('[LIVE-03] writes a score as its sport does', () => {
  const totalScore = { home: 146, away: 0 }
  const match = sampleMatch({ totalScore, gameScore: { home: '3', away: '0' } })
  expect(totalText(match, 'cricket', 'home')).toBe('146/3')
  expect(totalText(match, 'tennis', 'home')).toBe('146')
  expect(totalText(sampleMatch(), 'cricket', 'away')).toBe('0')
})
