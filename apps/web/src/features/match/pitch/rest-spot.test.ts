import { expect, test } from 'vitest'

import { restSpot } from './rest-spot.ts'

test('[STREAM-02] a game of tennis begins on the right of the server, and each point changes it', () => {
  const at = (currentServer: 'home' | 'away', home: string, away: string) =>
    restSpot({ sportKey: 'tennis', currentServer, gameScore: { home, away } })
  expect(at('home', '0', '0')).toEqual({ x: 11.5, y: 34 })
  expect(at('home', '15', '0')).toEqual({ x: 11.5, y: 22 })
  expect(at('home', '40', '40')).toEqual({ x: 11.5, y: 34 })
  expect(at('home', '40', 'A')).toEqual({ x: 11.5, y: 22 })
  // From the other end right is up.
  expect(at('away', '30', '30')).toEqual({ x: 88.5, y: 22 })
})

test('[STREAM-02] nothing is pointed at where nobody tells of a ball', () => {
  const at = (sportKey: string) => restSpot({ sportKey, gameScore: null, currentServer: null })
  expect(at('soccer')).toBeNull()
  expect(at('darts')).toBeNull()
  expect(at('volleyball')).toBeNull()
})
