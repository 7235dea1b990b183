import { describe, expect, it } from 'vitest'

import { sampleMatch } from '../../../testing/sample-match.ts'
import { resultSections } from './day-sections.tsx'
import { groupByLeague } from './group-matches.ts'

const ids = (matches: readonly { id: string }[]) => matches.map((match) => match.id)

describe('groupByLeague', () => {
  it('[DATA-03] puts leagues in order of priority, lower first', () => {
    const groups = groupByLeague([
      sampleMatch({ id: '1', tournament: { id: 'b', priority: 5 } }),
      sampleMatch({ id: '2', tournament: { id: 'a', priority: 2 } }),
      sampleMatch({ id: '3', tournament: { id: 'b', priority: 5 } }),
    ])
    expect(ids(groups)).toEqual(['a', 'b'])
    expect(ids(groups[1]?.matches ?? [])).toEqual(['1', '3'])
  })

  it('[BROWSE-03] puts the matches of a league in order of start', () => {
    const [group] = groupByLeague([
      sampleMatch({ id: 'late', startTime: '2026-11-21T18:00:00Z' }),
      sampleMatch({ id: 'early', startTime: '2026-11-21T12:00:00Z' }),
    ])
    expect(ids(group?.matches ?? [])).toEqual(['early', 'late'])
  })

  it('[P18] puts last what is told to, and leagues that have nothing else', () => {
    const match = (id: string, league: string, priority: number) =>
      sampleMatch({ id, tournament: { id: league, priority } })
    const matches = [match('1', 'a', 1), match('2', 'b', 2), match('3', 'b', 2)]
    const groups = groupByLeague(matches, { last: new Set(['1', '2']) })
    expect(groups.map((league) => ids(league.matches))).toEqual([['3', '2'], ['1']])
  })

  it('[BROWSE-03] puts favourites first, their leagues with them, and the decided among them last', () => {
    const match = (id: string, league: string, priority: number) =>
      sampleMatch({ id, tournament: { id: league, priority } })
    const matches = [match('1', 'a', 1), match('2', 'b', 2), match('3', 'b', 2)]
    const leagues = (first: string[], last: string[] = []) =>
      groupByLeague(matches, { first: new Set(first), last: new Set(last) }).map((league) =>
        ids(league.matches),
      )
    expect(leagues(['3'])).toEqual([['3', '2'], ['1']])
    expect(leagues(['1', '3'])).toEqual([['1'], ['3', '2']])
    expect(leagues(['3'], ['3'])).toEqual([['1'], ['2', '3']])
  })

  it('gives the same order whatever the order of the input', () => {
    const matches = ['3', '1', '2'].map((id) => sampleMatch({ id }))
    expect(groupByLeague(matches)).toEqual(groupByLeague(matches.toReversed()))
  })
})

it('[P13] results stand newest first within their league', () => {
  const ended = ['2026-11-20T15:00:00Z', '2026-11-20T20:00:00Z', '2026-11-20T17:30:00Z'].map(
    (startTime, index) => sampleMatch({ id: String(index), startTime, status: 4 }),
  )
  const [section] = resultSections(ended)
  expect(section?.groups[0]?.matches.map(({ id }) => id)).toEqual(['1', '2', '0'])
})
