import { waitFor } from '@testing-library/dom'
import { oddsOf } from '@touchline/betting'
import { expect, onTestFinished, test } from 'vitest'

import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { LEAGUE_PATH, smallWorld } from '../../testing/surface/small-world.ts'
import { openSlip } from '../../testing/surface/slip-surface.ts'
import { listed } from '../../testing/surface/world-backend.ts'
import { aSystem } from '../../testing/system-settings.ts'

const FIELD = 'field=9'
const PROMISE = /Best odds guaranteed: paid at the starting price if it is higher/

/** A list whose first match offers what a race does, with best odds or without. */
async function openRace(isGuaranteed: boolean) {
  const [first] = smallWorld
  const market = first?.mainMarket
  if (first === undefined || market == null) throw new Error('no market')
  const race = { ...market, id: 910, name: 'To win', specifier: FIELD }
  const [outcome] = race.outcomes
  const id = `${first.id}:910:${FIELD}:${outcome?.id}`
  const data = [{ ...first, mainMarket: race }]
  const page = await openSlip({
    isSignedIn: true,
    answers: {
      listMatches: () => listed(data),
      listMarkets: () => listed([race]),
      getSystemSettings: () => ({
        data: aSystem({ features: { best_odds_guaranteed: isGuaranteed } }),
      }),
    },
  })
  await page.select({ market: race, outcomeId: outcome?.id ?? '', odds: 2000, id })
  return { ...page, id }
}

test.each([true, false])(
  '[RACE-01] a runner says that its odds are guaranteed, and the receipt whether it was placed so: %s',
  async (isPromised) => {
    const page = await openRace(true)
    const { card, id, stakeOf, place, pressPlace, answer, toHaveState, root } = page
    await waitFor(() => expect(card(id)).toHaveTextContent(PROMISE))
    expect(card(id)).toHaveTextContent('BOG')
    const leg = aPlacedLeg({
      id,
      market: { id: 910, name: 'To win' },
      specifier: FIELD,
      odds: oddsOf(2000),
      ...(isPromised && { bestOdds: true }),
    })
    answer({ placeBets: () => ({ data: [aPlacedBet({ selections: [leg] })] }) })
    await stakeOf('10')
    await place()
    await pressPlace()
    await toHaveState('SUCCESS')
    const terms = () => root().querySelector('[data-bet-id] [data-race-terms]')
    await waitFor(() => expect(terms()).not.toBeNull())
    expect(PROMISE.test(terms()?.textContent ?? '')).toBe(isPromised)
  },
)

test('[RACE-01] nothing is promised in the slip where the site does not guarantee it', async () => {
  const { card, id } = await openRace(false)
  await waitFor(() => expect(card(id)).toHaveTextContent('Rule 4 cuts the winnings'))
  expect(card(id)).not.toHaveTextContent(PROMISE)
})

test('[RACE-01] a runner that comes back with the slip says all of it at once, so that nothing moves', async () => {
  const { card, id, root, load } = await openRace(true)
  await waitFor(() => expect(card(id)).toHaveTextContent(PROMISE))
  const cut: string[] = []
  const look = new MutationObserver(() => {
    const shown = document.querySelector(`[data-slip] [data-selection-id="${id}"]`)
    if (shown?.querySelector('[data-race-terms]') === null) cut.push(shown.textContent)
  })
  look.observe(document, { subtree: true, childList: true })
  onTestFinished(() => look.disconnect())
  // In another language its texts are to be fetched again.
  await load(`/de${LEAGUE_PATH}`)
  await waitFor(() => expect(root().querySelector('[data-race-terms]')).not.toBeNull())
  expect(cut).toEqual([])
})
