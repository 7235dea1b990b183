import { expect, it } from 'vitest'

import { sampleMarket } from '../../../testing/sample-match.ts'
import { splitByGroup } from './split-by-group.ts'

const market = (id: number, group: string) => sampleMarket({ id, customBetGroups: [group] })
const markets = [market(1, 'match'), market(29, 'match'), market(443, 'period_1')]
const leg = (marketId: number) => ({ matchId: '1', marketId, specifier: '', outcomeId: '1' })
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

it('[CUST-10] keeps markets of other groups apart once a leg is chosen', () => {
  expect(ids(splitByGroup(markets, []).open)).toEqual([1, 29, 443])
  const { open, apart } = splitByGroup(markets, [leg(29)])
  expect([ids(open), ids(apart)]).toEqual([[1, 29], [443]])
})
