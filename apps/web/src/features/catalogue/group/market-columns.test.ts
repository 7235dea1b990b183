import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleMatch, sampleTotal } from '../../../testing/sample-match.ts'
import { groupColumns } from './market-columns.ts'

describe('groupColumns', () => {
  const total = sampleTotal()

  const soccer = (outcomes: number) => ({ marketId: 1, name: '1x2', outcomes })

  it('[DATA-09] names the main market and its sides', () => {
    const columns = groupColumns(
      [
        sampleMatch({ mainMarket: null }),
        sampleMatch({ mainMarket: sampleMarket(), secondaryMarket: total }),
      ],
      soccer(3),
    )
    expect(columns.main).toEqual({ marketId: 1, name: '1x2', labels: ['1', 'X', '2'] })
    expect(columns.second).toMatchObject({ marketId: 18, name: 'Total', labels: ['O', 'U'] })
  })

  it('[DATA-01] names the sport’s main market and keeps its places where no match has it', () => {
    const main = (count: number) => groupColumns([sampleMatch()], soccer(count)).main
    expect(main(3)).toMatchObject({ name: '1x2', labels: ['1', 'X', '2'] })
    expect(main(2)).toMatchObject({ name: '1x2', labels: ['1', '2'] })
  })
})
