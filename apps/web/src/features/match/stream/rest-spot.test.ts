import { expect, test } from 'vitest'

import { restSpot } from './rest-spot.ts'

const MATCH = { totalScore: null, periodScores: [], gameScore: null, currentServer: null }

test('[STREAM-02] a game of tennis begins on the right of the server, and each point changes it', () => {
  const at = (currentServer: 'home' | 'away', home: string, away: string) =>
    restSpot({ ...MATCH, sportKey: 'tennis', currentServer, gameScore: { home, away } })
  expect(at('home', '0', '0')).toEqual([11.5, 34])
  expect(at('home', '15', '0')).toEqual([11.5, 22])
  expect(at('home', '40', '40')).toEqual([11.5, 34])
  expect(at('home', '40', 'A')).toEqual([11.5, 22])
  // From the other end right is up.
  expect(at('away', '30', '30')).toEqual([88.5, 22])
})

test('[STREAM-02] the ball waits at home plate, at the crease, in the middle, or nowhere', () => {
  const at = (sportKey: string) => restSpot({ ...MATCH, sportKey })
  expect(at('baseball')).toEqual([50, 51])
  expect(at('cricket')).toEqual([44.6, 28])
  expect(at('soccer')).toEqual([50, 28])
  expect(at('darts')).toBeNull()
  expect(at('volleyball')).toBeNull()
})
