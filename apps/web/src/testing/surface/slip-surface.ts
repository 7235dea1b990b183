import { waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'

import type { Market } from '@touchline/contract'
import { openSurface, type SurfaceOptions } from './open-surface.tsx'
import { LEAGUE_PATH, smallWorld } from './small-world.ts'

/** A price of the page: the first of a match's main market, with everything a test changes of it. */
export type Offer = { market: Market; outcomeId: string; odds: number; id: string }

export const offers: readonly Offer[] = smallWorld.flatMap(({ mainMarket: market }) => {
  const [outcome] = market?.outcomes ?? []
  if (market === null || outcome === undefined) return []
  const id = `${market.matchId}:${market.id}:${market.specifier}:${outcome.id}`
  return [{ market, outcomeId: outcome.id, odds: outcome.odds, id }]
})

/** Of one bet, or of so many singles. */
const PLACE = /^Place \d/

/** The page of a league with an empty slip beside it, as a player reads both. */
export async function openSlip(options: SurfaceOptions = {}) {
  const surface = await openSurface(LEAGUE_PATH, options)
  const { user } = surface
  const root = () => element(document, '[data-slip]')
  const slip = () => within(root())
  const price = (id: string) => element(document, `main [data-outcome-id="${id}"]`)
  const stake = () => slip().findByRole<HTMLInputElement>('textbox', { name: 'Stake' })
  const stakeOn = (bet: string | RegExp) =>
    slip().findByRole<HTMLInputElement>('textbox', {
      name: typeof bet === 'string' ? `Stake on ${bet}` : bet,
    })

  return {
    ...surface,
    root,
    slip,
    price,
    stake,
    stakeOn,
    prices: (id: string) => [...document.querySelectorAll(`main [data-outcome-id="${id}"]`)],
    cards: () => [...root().querySelectorAll<HTMLElement>('[data-selection-id]')],
    card: (id: string) => element(root(), `[data-selection-id="${id}"]`),
    stakes: () => slip().getAllByRole<HTMLInputElement>('textbox', { name: /^Stake/ }),
    rule: () => slip().findByRole<HTMLSelectElement>('combobox', { name: 'Price changes' }),
    button: (name: string | RegExp) => slip().findByRole<HTMLButtonElement>('button', { name }),
    noButton: (name: string | RegExp) =>
      waitFor(() => expect(slip().queryByRole('button', { name })).toBeNull()),
    place: () => slip().findByRole<HTMLButtonElement>('button', { name: PLACE }),
    /** What may be pressed: for a moment after a change the button takes no press. */
    async pressPlace(name: string | RegExp = PLACE) {
      await waitFor(async () => {
        const button = slip().queryByRole('button', { name })
        if (button !== null) await user.click(button)
        expect(slip().queryByRole('button', { name })).toBeNull()
      })
    },
    /** Adds outcomes by pressing their prices. */
    async select(...chosen: readonly Offer[]) {
      for (const { id } of chosen) {
        await user.click(price(id))
        await waitFor(() => expect(price(id)).toHaveAttribute('aria-pressed', 'true'))
      }
      await slip().findAllByRole('textbox', { name: /^Stake/ })
    },
    stakeOf: async (text: string, bet?: string | RegExp) =>
      surface.fill(await (bet === undefined ? stake() : stakeOn(bet)), text),
    toHaveState: (state: string) =>
      waitFor(() => expect(root()).toHaveAttribute('data-ticket-state', state)),
  }
}

function element(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`Nothing fits ${selector}`)
  return found
}
