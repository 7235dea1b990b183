import { expect, test } from 'vitest'

import { playsOf } from './plays-of.ts'

const BALL_SPORTS = ['tennis', 'basketball', 'ice-hockey', 'handball', 'cricket', 'darts', 'rugby']

test('[STREAM-02] corners and dangerous attacks are football’s alone', () => {
  expect(playsOf('soccer').map(({ event }) => event)).toContain('corners')
  for (const sport of [...BALL_SPORTS, 'curling']) {
    const events = playsOf(sport).map(({ event }) => event)
    expect(events).not.toContain('corners')
    expect(events).not.toContain('dangerous_attacks')
  }
})

test('[STREAM-02] every place is on the field', () => {
  for (const sport of ['soccer', ...BALL_SPORTS, 'baseball', 'american-football', 'dota-2']) {
    for (const [x, y] of playsOf(sport).flatMap(({ spots }) => spots ?? [])) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(100)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(56)
    }
  }
})

test('[STREAM-02] of a sport that nobody knows the score is told', () => {
  expect(playsOf('curling')).toEqual([{ counted: 'score', event: 'points' }])
})
