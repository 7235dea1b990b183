import { describe, expect, it } from 'vitest'

import { sampleMatch } from '../../../testing/sample-match.ts'
import { groupByDay } from './group-by-day.ts'

const ids = (matches: readonly { id: string }[]) => matches.map((match) => match.id)

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
