import type { Sport } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { sampleSport } from '../../testing/sample-match.ts'
import { homeView, orderSports, parseHomeSearch } from './home-view.ts'

function sport(key: string, change: Partial<Sport> = {}): Sport {
  return sampleSport({ id: key, urnId: key, key, name: key, ...change })
}

describe('orderSports', () => {
  it('[BROWSE-16] puts soccer, tennis, cricket and basketball first', () => {
    const keys = orderSports([
      sport('darts', { priority: 2 }),
      sport('basketball'),
      sport('handball', { priority: 1 }),
      sport('cricket'),
      sport('soccer'),
      sport('tennis'),
    ]).map((each) => each.key)
    expect(keys).toEqual(['soccer', 'tennis', 'cricket', 'basketball', 'handball', 'darts'])
  })

  it('puts the sports that the player bets on before all others', () => {
    const sports = ['soccer', 'tennis', 'darts', 'cricket'].map((key) => sport(key))
    const keys = orderSports(sports, ['darts', 'tennis', 'curling']).map((each) => each.key)
    expect(keys).toEqual(['darts', 'tennis', 'soccer', 'cricket'])
  })

  it('leaves out sports without anything to bet on', () => {
    expect(orderSports([sport('golf', { gamesCount: 0 })])).toEqual([])
  })
})

describe('homeView', () => {
  it('[BROWSE-02] opens on the live matches while there are any', () => {
    const view = homeView([sport('soccer', { liveCount: 4 }), sport('tennis')], {})
    expect(view.tab).toBe('live')
    expect(view.tabs).toEqual([
      { id: 'live', count: 4 },
      { id: 'upcoming', count: 16 },
    ])
  })

  it('[BROWSE-02] opens on the upcoming ones when nothing is live', () => {
    expect(homeView([sport('soccer')], {}).tab).toBe('upcoming')
  })

  it('[BROWSE-18] has outrights on their own, with their number, where there are any', () => {
    const sports = [sport('golf', { outrightsCount: 3 })]
    expect(homeView(sports, { tab: 'outrights' })).toMatchObject({ tab: 'outrights' })
    expect(homeView(sports, {}).tabs.at(-1)).toEqual({ id: 'outrights', count: 3 })
    expect(homeView([sport('soccer')], { tab: 'outrights' }).tab).toBe('upcoming')
  })

  it('counts the chosen sport alone', () => {
    const view = homeView([sport('soccer', { liveCount: 4 }), sport('tennis')], { sport: 'tennis' })
    expect(view.sport?.key).toBe('tennis')
    expect(view.tabs[0]).toEqual({ id: 'live', count: 0 })
  })
})

describe('parseHomeSearch', () => {
  it('takes what it knows and drops the rest', () => {
    expect(parseHomeSearch({ tab: 'live', sport: 'soccer', day: 1 })).toEqual({
      tab: 'live',
      sport: 'soccer',
    })
    expect(parseHomeSearch({ tab: 'bets', sport: '<b>' })).toEqual({})
  })
})
