import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { expect, test } from 'vitest'

import { approvedKit, loaded } from '../quick-bet/testing/quick-kit.ts'
import { aMarket } from '../../testing/matches.ts'
import { pick, secondMatch, settle } from '../slip/testing/slip-kit.ts'
import { tabHub } from '../slip/testing/tab-hub.ts'
import { createBuilderSwitch } from './builder-switch.ts'

/** The builder of a player who bets with one tap. */
async function openBuilder() {
  const { deps, live, quickBet, notices, view } = await approvedKit({
    settings: { customBetEnabled: true },
  })
  const opened = createBuilderSwitch({
    ...deps,
    isNarrow: () => false,
    builderTabs: tabHub().tab(),
    makeWay: quickBet.makeWay,
  })
  opened.open()
  await loaded()
  const { builder } = opened.getState()
  if (builder === null) throw new Error('the builder is not loaded')
  return { builder, opened, live, quickBet, notices, view }
}

test('[QUICK-07] a leg of a custom bet switches quick bet off first', async () => {
  const { builder, quickBet, notices, view } = await openBuilder()
  builder.pick(pick())
  expect(quickBet.getState().isEnabled).toBe(false)
  expect(view().quick.bet).toBeNull()
  expect(notices).toEqual([{ kind: 'quickBetOff' }])
  expect(builder.slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1'])
})

test('[CUST-05] goes with its match, before and in play only', async () => {
  const { builder, live } = await openBuilder()
  builder.pick(pick())
  live.apply({ type: 'match_status_changed', match: { id: '10', status: 1 } })
  await settle()
  expect(builder.slip.getState().slip.bets).toMatchObject([{ betType: 'custom_bet' }])
  live.apply({ type: 'match_status_changed', match: { id: '10', status: 4 } })
  await settle()
  expect(builder.slip.getState().slip.bets).toEqual([])
})

test('a leg that is taken out leaves quick bet on', async () => {
  const { builder, quickBet } = await openBuilder()
  builder.pick(pick())
  quickBet.setEnabled(true)
  builder.pick(pick())
  expect(quickBet.getState().isEnabled).toBe(true)
  expect(builder.slip.getState().slip.selectedOutcomeIds).toEqual([])
})

test('[P3] takes two markets of one match with their stake, in place of another match', async () => {
  const { builder, opened } = await openBuilder()
  builder.pick(pick(secondMatch))
  const leg = pick()
  const total = aMarket({ id: 29, specifier: '' })
  const other = { match: leg.match, market: total, outcome: total.outcomes[0] ?? leg.outcome }
  expect(await opened.take([leg, other], amountOf(700n))).toBe(true)
  await settle()
  const { slip, rules } = builder.slip.getState()
  expect(rules.customBetEnabled).toBe(true)
  expect(slip.bets).toMatchObject([{ betType: 'custom_bet', stake: 700n }])
  expect(slip.selectedOutcomeIds).toEqual(['10:1::1', '10:29::1'])
  expect(await opened.take([leg, other], NO_AMOUNT)).toBe(true)
  expect(builder.slip.getState().slip.selectedOutcomeIds).toHaveLength(2)
})
