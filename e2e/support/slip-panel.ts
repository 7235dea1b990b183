import { expect } from './expect.ts'
import type { Locator, Page } from '@playwright/test'
import type { Market, Match } from '@touchline/contract'

/** Selection id of an outcome, as `data-outcome-id` has it. */
export function outcomeIdOf({ matchId, id, specifier }: Market, outcomeId: string): string {
  return `${matchId}:${id}:${specifier}:${outcomeId}`
}

/** The main market of a match that has one, and the id of its first outcome. */
export function mainMarketOf(match: Match): { market: Market; first: string; id: string } {
  const market = match.mainMarket
  const outcome = market?.outcomes.find(({ active }) => active)
  if (market === null || outcome === undefined) throw new Error(`${match.id} has no open market`)
  return { market, first: outcome.id, id: outcomeIdOf(market, outcome.id) }
}

/** A price on the page; the row of a match shows it, and its page may show it twice. */
export function oddsButton(page: Page, id: string): Locator {
  return page.getByRole('main').locator(`[data-outcome-id="${id}"]`).first()
}

/** Of one bet, or of so many. */
const PLACE = /^Place \d/

/** The slip as a player sees it, by roles and the public markers. */
export function slipPanel(page: Page) {
  const root = page.locator('[data-slip]')
  const button = (name: RegExp | string) => root.getByRole('button', { name })
  return {
    root,
    button,
    cards: root.locator('[data-selection-id]'),
    card: (id: string) => root.locator(`[data-selection-id="${id}"]`),
    tab: (name: 'Bet slip' | 'My bets') => root.getByRole('tab', { name: new RegExp(`^${name}`) }),
    /** Of the only selection. */
    stake: root.getByRole('textbox', { name: 'Stake', exact: true }),
    comboStake: root.getByRole('textbox', { name: /^Stake on Combo of/ }),
    rule: root.getByRole('combobox', { name: 'Price changes' }),
    accept: button(/^Accept /),
    place: button(PLACE),
    signIn: button('Sign in to bet'),
    notice: root.getByRole('alert'),
    checking: root.getByText('We did not get an answer. Checking…').first(),
    stakeFields: root.getByRole('textbox', { name: /^Stake/ }),
    /** Places; for a moment after a change was accepted the button takes no press. */
    async pressPlace(): Promise<void> {
      await expect(async () => {
        await button(PLACE).click({ timeout: 2_000 })
        await expect(button(PLACE)).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
    },
    expectState: (state: string) => expect(root).toHaveAttribute('data-ticket-state', state),
    expectOpen: () => expect(root).toHaveAttribute('data-slip', 'open'),
    expectClosed: () => expect(root).toHaveAttribute('data-slip', 'closed'),
    /** On a phone the slip is a strip until it is pulled up. */
    async expand(): Promise<void> {
      const strip = root.getByRole('button', { name: /^\d+ selections?/ })
      const tab = root.getByRole('tab', { name: /^Bet slip/ })
      await expect(strip.or(tab).first()).toBeVisible()
      // A slip that is just being filled opens by itself.
      await expect(async () => {
        if (!(await tab.isVisible())) await strip.click({ timeout: 2_000 })
        await expect(tab).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
  }
}

export type SlipPanel = ReturnType<typeof slipPanel>

/** Adds outcomes by pressing their prices on the page as it stands. */
export async function select(page: Page, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await oddsButton(page, id).click()
    await expect(oddsButton(page, id)).toHaveAttribute('aria-pressed', 'true')
  }
}
