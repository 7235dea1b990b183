import { describe, expect, it } from 'vitest'

import { sampleMatch } from '../../../testing/sample-match.ts'
import { groupByDay, groupByLeague } from './group-matches.ts'

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

  it('gives the same order whatever the order of the input', () => {
    const matches = ['3', '1', '2'].map((id) => sampleMatch({ id }))
    expect(groupByLeague(matches)).toEqual(groupByLeague(matches.toReversed()))
  })
})

describe('groupByDay', () => {
  it('[BROWSE-06] splits matches by the day of the player', () => {
    const days = groupByDay(
      [
        sampleMatch({ id: '2', startTime: '2026-11-22T10:00:00Z' }),
        sampleMatch({ id: '1', startTime: '2026-11-21T10:00:00Z' }),
        sampleMatch({ id: '3', startTime: '2026-11-22T09:00:00Z' }),
      ],
      (timestamp) => ({ key: timestamp.slice(0, 10), name: timestamp.slice(8, 10) }),
    )
    expect(days.map((day) => [day.name, ids(day.matches)])).toEqual([
      ['21', ['1']],
      ['22', ['3', '2']],
    ])
  })
})
