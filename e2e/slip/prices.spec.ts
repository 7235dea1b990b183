import type { Page } from '@playwright/test'
import type { Offer } from '../support/league.ts'
import { oddsButton, select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

const expectOdds = (page: Page, { id }: Offer, odds: number) =>
  expect(oddsButton(page, id)).toHaveAttribute('data-odds', String(odds))

test('[SLIP-27] [SLIP-28] [SLIP-30] [ODDS-06] [ODDS-07] mode none asks about a rise and a drop', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer] = offers as [Offer]
  await select(page, [offer.id])
  await expect(slip.rule).toHaveValue('none')
  for (const odds of [offer.odds + 200, offer.odds + 100]) {
    feed.setOdds(offer.market, offer.outcomeId, odds)
    await slip.expectState('ODDS_CHANGED')
    await expectOdds(page, offer, odds)
    await expect(slip.card(offer.id)).toHaveAttribute('data-state', 'changed')
    await expect(slip.card(offer.id).getByText('Price changed')).toBeVisible()
    await slip.accept.click()
    await slip.expectState('INITIAL')
    await expect(slip.card(offer.id)).toHaveAttribute('data-state', 'open')
  }
})

test('[ODDS-08] mode higher takes a rise silently and asks about a drop', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer] = offers as [Offer]
  await select(page, [offer.id])
  await slip.rule.selectOption('higher')
  feed.setOdds(offer.market, offer.outcomeId, offer.odds + 300)
  await expectOdds(page, offer, offer.odds + 300)
  await slip.expectState('INITIAL')
  await expect(slip.card(offer.id)).toHaveAttribute('data-state', 'open')
  feed.setOdds(offer.market, offer.outcomeId, offer.odds - 100)
  await slip.expectState('ODDS_CHANGED')
  await expect(slip.accept).toBeVisible()
})

test('[ODDS-09] mode any takes both, and a visitor keeps it for the session', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer] = offers as [Offer]
  await select(page, [offer.id])
  await slip.rule.selectOption('any')
  for (const odds of [offer.odds + 300, offer.odds - 100]) {
    feed.setOdds(offer.market, offer.outcomeId, odds)
    await expectOdds(page, offer, odds)
    await slip.expectState('INITIAL')
  }
  await page.reload()
  await expect(slip.rule).toHaveValue('any')
})

test('[P5] a line on the button names the leg that moved, and brings it into view', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  await select(
    page,
    offers.slice(0, 3).map(({ id }) => id),
  )
  await slip.chooseType('Combo')
  await slip.stake.fill('2')
  const [offer] = offers as [Offer]
  await page.setViewportSize({ width: 1280, height: 500 })
  feed.setOdds(offer.market, offer.outcomeId, offer.odds + 500)
  const line = slip.button(/ → .* · Return .* → /)
  await expect(line).toBeVisible()
  await slip.cards.last().scrollIntoViewIfNeeded()
  await line.click()
  await expect(slip.card(offer.id)).toBeInViewport()
  await slip.accept.click()
  await expect(line).toHaveCount(0)
})

test('[ODDS-10] [ODDS-11] [P7] a suspended market locks price and slip and says so at a press, reopening frees them', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer, other] = offers as [Offer, Offer]
  await select(page, [offer.id, other.id])
  await slip.chooseType('Combo')
  await slip.stake.fill('2')
  feed.setStatus(offer.market, -1)
  const price = oddsButton(page, offer.id)
  await expect(price).toHaveAttribute('data-state', 'suspended')
  await expect(price).toHaveAttribute('aria-disabled', 'true')
  await expect(price).toHaveAccessibleName(/suspended$/)
  await expect(slip.card(offer.id)).toHaveAttribute('data-state', 'suspended')
  await expect(slip.place).toHaveCount(0)
  const sibling = offer.market.outcomes.find(({ id }) => id !== offer.outcomeId)
  const siblingId = offer.id.replace(/[^:]+$/, sibling?.id ?? '')
  const answer = page.getByRole('status').filter({ hasText: /^suspended$/ })
  await oddsButton(page, siblingId).click({ force: true })
  await expect(answer).toBeVisible()
  feed.setStatus(offer.market, 1)
  await expect(price).toHaveAttribute('data-state', 'open')
  await expect(answer).toBeHidden()
  await expect(slip.card(offer.id)).toHaveAttribute('data-state', 'open')
})

test('[P32] the prices of a market that is taken off go, but for the one that the player is at', async ({
  page,
  offers,
  feed,
}) => {
  const [offer] = offers as [Offer]
  const others = offer.market.outcomes
    .filter(({ id }) => id !== offer.outcomeId)
    .map(({ id }) => oddsButton(page, offer.id.replace(/[^:]+$/, id)))
  const focused = oddsButton(page, offer.id)
  await focused.focus()
  feed.setStatus(offer.market, 0)
  for (const other of others) await expect(other).toHaveCount(0)
  await expect(focused).toHaveAttribute('data-state', 'closed')
  await expect(focused).toBeFocused()
  await focused.blur()
  await expect(focused).toHaveCount(0)
})

test('[ODDS-10] an outcome that is taken out locks its price alone', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer] = offers as [Offer]
  const others = offer.market.outcomes.filter(({ id }) => id !== offer.outcomeId)
  await select(page, [offer.id])
  feed.change({
    matchId: offer.market.matchId,
    id: offer.market.id,
    specifier: offer.market.specifier,
    status: 1,
    outcomes: [{ id: offer.outcomeId, active: false, odds: offer.odds }],
  })
  await expect(oddsButton(page, offer.id)).not.toHaveAttribute('data-state', 'open')
  await expect(slip.card(offer.id)).toHaveAttribute('data-state', /suspended|unavailable/)
  for (const { id } of others) {
    const [match, market, specifier] = offer.id.split(':')
    const sibling = oddsButton(page, `${match}:${market}:${specifier}:${id}`)
    await expect(sibling).toHaveAttribute('data-state', 'open')
  }
})

test('[SLIP-35] [M10] what is suspended or gone is cleaned out in one press', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [gone, suspended, kept] = offers as [Offer, Offer, Offer]
  await select(page, [gone.id, suspended.id, kept.id])
  feed.setStatus(gone.market, -3)
  feed.setStatus(suspended.market, -1)
  await expect(slip.card(suspended.id)).toHaveAttribute('data-state', 'suspended')
  await expect(slip.card(gone.id)).not.toHaveAttribute('data-state', 'open')
  await expect(slip.accept).toHaveCount(0)
  await slip.button('Remove 2 and go on').click()
  await expect(slip.cards).toHaveCount(1)
  await expect(slip.card(kept.id)).toBeVisible()
  await expect(slip.type('Single')).toBeChecked()
})

test('the button never turns from accepting into placing under the finger', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer] = offers as [Offer]
  await select(page, [offer.id])
  await slip.stake.fill('2')
  feed.setOdds(offer.market, offer.outcomeId, offer.odds + 100)
  await slip.expectState('ODDS_CHANGED')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bets')) sent.push(request.url())
  })
  await slip.accept.dblclick()
  await slip.expectState('INITIAL')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual([])
})
