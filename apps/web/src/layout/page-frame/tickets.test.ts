import { expect, test } from 'vitest'

import { createBuilderSwitch } from '../../player/bet-builder/builder-switch.ts'
import { approvedKit, loaded } from '../../player/quick-bet/testing/quick-kit.ts'
import { pick, secondMatch } from '../../player/slip/testing/slip-kit.ts'
import { tabHub } from '../../player/slip/testing/tab-hub.ts'
import { openTickets } from './tickets.ts'

/** A page with a slip, one-tap bets and a builder. */
async function page() {
  const kit = await approvedKit({ settings: { customBetEnabled: true } })
  const builder = createBuilderSwitch({
    ...kit.deps,
    builderTabs: tabHub().tab(),
    isNarrow: () => true,
    makeWay: () => undefined,
  })
  builder.open()
  await loaded()
  const slip = { ...kit.slip, prepare: () => Promise.resolve() }
  const selectors = () =>
    openTickets({ slip, builder, quickBet: kit.quickBet }).map(({ selector }) => selector)
  return { ...kit, slip, builder, selectors }
}

test('an empty slip is no ticket, one-tap bets are while they are on', async () => {
  const { selectors, quickBet } = await page()
  expect(selectors()).toEqual(['[data-quick-bet]'])
  quickBet.setEnabled(false)
  expect(selectors()).toEqual([])
})

test('what has selections comes before what waits for a tap, the builder first', async () => {
  const { slip, builder, selectors } = await page()
  slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  await loaded()
  expect(selectors()).toEqual(['[data-slip]', '[data-quick-bet]'])
  builder.getState().builder?.pick(pick())
  expect(selectors()[0]).toBe('[data-modal="customBet"]')
})

test('the stake of a folded builder is unfolded first', async () => {
  const { builder, slip, quickBet } = await page()
  const built = builder.getState().builder
  built?.pick(pick())
  expect(built?.fold.getState()).toBe(true)
  openTickets({ slip, builder, quickBet })[0]?.show()
  expect(built?.fold.getState()).toBe(false)
})
