import { expect, test } from 'vitest'

import { smallScores } from './small-scores.ts'

const SET = { home: 4, away: 2, key: 'set_2', name: '2nd set', number: 2, type: 'regular' }

test('[STREAM-02] the board has the set and the game beside the sets won', () => {
  const periodScores = [{ ...SET, home: 6, away: 3 }, SET]
  expect(
    smallScores({ sportKey: 'tennis', periodScores, gameScore: { home: '40', away: 'A' } }),
  ).toEqual([
    { key: 'part', home: '4', away: '2' },
    { key: 'game', home: '40', away: 'A' },
  ])
})

test('[STREAM-02] the board has nothing beside goals, and wickets only with the runs', () => {
  const periodScores = [{ ...SET, key: '1st_half' }]
  expect(smallScores({ sportKey: 'soccer', periodScores, gameScore: null })).toEqual([])
  const gameScore = { home: '3', away: '0' }
  expect(smallScores({ sportKey: 'cricket', periodScores, gameScore })).toEqual([])
})
