import { MATCH_STATUS } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aMarket } from '../../testing/matches.ts'
import { builderLegs } from './view.ts'
import { firstMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

const TOTAL = '10:18:total=2.5:1'
const total = { ...pick(), market: aMarket({ id: 18, specifier: 'total=2.5' }) }

async function slipOf(...picked: readonly ReturnType<typeof pick>[]) {
  const kit = slipKit({ settings: { customBetEnabled: true } })
  await kit.start(true)
  for (const one of picked) kit.slip.dispatch({ type: 'toggle', picked: one })
  return kit
}

const idsOf = ({ slip }: Awaited<ReturnType<typeof slipOf>>) =>
  builderLegs(slip.getState()).map(({ id }) => id)

test('[P3] two markets of one match are offered as a bet builder, without the other legs', async () => {
  expect(idsOf(await slipOf(pick(), pick(secondMatch), total))).toEqual(['10:1::1', TOTAL])
  expect(idsOf(await slipOf(pick(), pick(secondMatch)))).toEqual([])
})

test('[P3] none is offered where there is none, while a bet is on its way, or after the match', async () => {
  const kit = await slipOf(pick(), total)
  const view = kit.slip.getState()
  expect(builderLegs(view)).toHaveLength(2)
  expect(builderLegs({ ...view, rules: { customBetEnabled: false } })).toEqual([])
  expect(builderLegs({ ...view, slip: { ...view.slip, inProgress: true } })).toEqual([])
  kit.live.applySnapshot({ matches: [{ ...firstMatch, status: MATCH_STATUS.finished }] })
  await settle()
  expect(idsOf(kit)).toEqual([])
})
