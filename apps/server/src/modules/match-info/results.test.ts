import { describe, expect, it } from 'vitest'

import type { Result } from './data-provider.ts'
import { formOf, headToHead, standingsOf } from './results.ts'

const team = (id: number) => ({ id, name: `Team ${id}`, abbreviation: `T${id}` })
const played = (id: string, home: number, away: number, score: [number, number]): Result => ({
  id,
  startTime: Date.UTC(2026, 10, 20) - Number(id),
  home: team(home),
  away: team(away),
  score: { home: score[0], away: score[1] },
})

/** Newest first. */
const results = [
  played('1', 1, 2, [2, 0]),
  played('2', 3, 1, [1, 1]),
  played('3', 2, 1, [3, 1]),
  played('4', 2, 3, [0, 0]),
]

describe('[MATCH-05] results of a league', () => {
  it('tell how two sides fared against each other, seen from the home side', () => {
    const met = headToHead(results, team(2), team(1))
    expect(met.matches.map(({ id }) => id)).toEqual(['1', '3'])
    expect(met.wins).toEqual({ home: 1, draws: 0, away: 1 })
    expect(headToHead(results, team(1), team(9)).matches).toEqual([])
  })

  it('tell the form of a side, newest first', () => {
    expect(formOf(results, team(1)).map(({ result }) => result)).toEqual(['won', 'drawn', 'lost'])
  })

  it('make the table', () => {
    const { rows } = standingsOf(results, 3)
    expect(rows.map(({ team: { id }, points }) => [id, points])).toEqual([
      ['1', 4],
      ['2', 4],
      ['3', 2],
    ])
    expect(rows[0]).toMatchObject({
      position: 1,
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      scored: 4,
      conceded: 4,
    })
    expect(standingsOf(results, 2).rows[0]?.points).toBe(3)
    expect(standingsOf([], 3).rows).toEqual([])
  })
})
