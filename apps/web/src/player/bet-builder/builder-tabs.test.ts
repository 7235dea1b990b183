import { amountOf, oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { loaded } from '../quick-bet/testing/quick-kit.ts'
import { pick, secondMatch, settle, slipKit } from '../slip/testing/slip-kit.ts'
import { tabHub } from '../slip/testing/tab-hub.ts'
import { deferred } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { createBuilderSwitch } from './builder-switch.ts'

/** Two tabs, each with a slip and an open builder. */
async function twoTabs() {
  const [slips, builders] = [tabHub(), tabHub()]
  const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
  async function tab() {
    const kit = slipKit({
      otherTabs: slips.tab(),
      settings: { customBetEnabled: true },
      answers: { placeBets: () => answer.promise },
    })
    await kit.start(true)
    const opened = createBuilderSwitch({
      ...kit.deps,
      isNarrow: () => false,
      builderTabs: builders.tab(),
      makeWay: () => undefined,
    })
    opened.open()
    await loaded()
    const { builder } = opened.getState()
    if (builder === null) throw new Error('the builder is not loaded')
    return { ...kit, builder }
  }
  return { here: await tab(), there: await tab(), answer }
}

const legsOf = ({
  getState,
}: {
  getState: () => { slip: { selectedOutcomeIds: readonly string[] } }
}) => getState().slip.selectedOutcomeIds

test('what is built in one tab stands in the builder of the other, never in its slip', async () => {
  const { here, there } = await twoTabs()
  here.builder.pick(pick())
  here.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  await settle()
  expect(legsOf(there.builder.slip)).toEqual(['10:1::1'])
  expect(there.builder.slip.getState().slip.bets[0]?.betType).toBe('custom_bet')
  expect(legsOf(there.slip)).toEqual(['20:1::1'])
})

test('while one tab places what was built, the other cannot; then it is gone from both', async () => {
  const { here, there, answer } = await twoTabs()
  here.builder.pick(pick())
  here.builder.slip.takeQuote(['10:1::1'], oddsOf(2000))
  here.builder.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
  await settle()
  here.builder.slip.dispatch({ type: 'press' })
  expect(here.builder.slip.getState().slip.inProgress).toBe(true)
  there.builder.slip.dispatch({ type: 'press' })
  await settle()
  expect(there.sentTo('placeBets')).toEqual([])
  answer.resolve({ data: [aPlacedBet()] })
  await settle()
  expect(legsOf(there.builder.slip)).toEqual([])
})
