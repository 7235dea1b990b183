import type { Tournament } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { groupByCategory } from './group-leagues.ts'

function league(name: string, category: string, priority: number, gamesCount = 1): Tournament {
  return {
    id: name,
    urnId: name,
    slug: name,
    name,
    priority,
    gamesCount,
    liveCount: 0,
    outrightsCount: 0,
    category: {
      id: category,
      slug: category,
      name: category,
      countryCode: null,
    },
    sport: {
      id: '1',
      key: 'soccer',
      name: 'Football',
    },
  }
}

describe('groupByCategory', () => {
  it('[BROWSE-03] lists leagues under their categories, the most important first', () => {
    const groups = groupByCategory([
      league('Serie B', 'Italy', 30),
      league('Premier League', 'England', 1),
      league('Serie A', 'Italy', 2),
    ])
    expect(groups.map((group) => [group.category.name, group.leagues.map((l) => l.name)])).toEqual([
      ['England', ['Premier League']],
      ['Italy', ['Serie A', 'Serie B']],
    ])
  })

  it('leaves out leagues without matches', () => {
    expect(groupByCategory([league('Empty', 'Nowhere', 1, 0)])).toEqual([])
  })
})
