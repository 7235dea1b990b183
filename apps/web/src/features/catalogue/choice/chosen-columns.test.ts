import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleMatch, sampleOutcome } from '../../../testing/sample-match.ts'
import { chosenColumns } from './chosen-columns.ts'

describe('chosenColumns', () => {
  const both = { sportKey: 'soccer', id: 29, name: 'Both teams to score', outcomesCount: 2 }
  const total = sampleMarket({ id: 18, name: 'Total', specifier: 'total=2.5' })
  const priced = sampleMarket({
    id: 29,
    name: 'Both teams to score',
    outcomes: [
      sampleOutcome({ id: '74', shortName: 'Yes', side: null }),
      sampleOutcome({ id: '76', shortName: 'No', side: null }),
    ],
  })

  it('[BROWSE-19] name the market that the player chose and its sides', () => {
    const match = sampleMatch({ secondaryMarket: total, chosenMarkets: [priced] })
    const columns = chosenColumns([sampleMatch(), match], both)
    expect(columns).toMatchObject({ marketId: 29, labels: ['Yes', 'No'], chosen: 2 })
    expect(columns.marketOf(match)).toBe(priced)
    expect(chosenColumns([match], { ...both, id: 18 }).marketOf(match)).toBe(total)
  })

  it('keep their places where no match has it', () => {
    const columns = chosenColumns([sampleMatch({ secondaryMarket: total })], both)
    expect(columns).toMatchObject({ marketId: 29, name: 'Both teams to score', labels: ['', ''] })
    expect(columns.marketOf(sampleMatch({ secondaryMarket: total }))).toBeNull()
  })
})
