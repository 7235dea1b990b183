import { createLiveStore } from '@touchline/live'
import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleMatch } from '../../testing/sample-match.ts'
import { seedMarkets, seedMatches } from './seed-store.ts'

const score = (home: number) => ({ home, away: 0 })

describe('seeding the live store', () => {
  it('[RT-22] lets events reach matches that came with the page', () => {
    const store = createLiveStore()
    seedMatches(store, [sampleMatch({ status: 1, totalScore: score(1) })])
    expect(store.match('1')?.totalScore).toEqual(score(1))
  })

  it('keeps what the store knows already', () => {
    const store = createLiveStore()
    seedMatches(store, [sampleMatch({ status: 1, totalScore: score(2) })])
    seedMatches(store, [sampleMatch({ status: 1, totalScore: score(1) })])
    expect(store.match('1')?.totalScore).toEqual(score(2))
  })

  it('takes all markets over where only the main one is known', () => {
    const store = createLiveStore()
    const main = sampleMarket()
    const other = sampleMarket({ id: 29 })
    seedMatches(store, [sampleMatch({ mainMarket: main })])
    seedMarkets(store, '1', [main, other])
    expect(store.marketKeys.get('1')).toEqual(['1:1:', '1:29:'])
  })
})
