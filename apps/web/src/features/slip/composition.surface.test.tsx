import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { sampleState } from '../../testing/sample-match.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { worldSettings } from '../../testing/surface/small-world.ts'

const [first, second] = offers

/** The match of `first`, one up. */
const inPlay = sampleState({ id: first!.market.matchId, totalScore: { home: 1, away: 0 } })

test('[SLIP-01] the panel has the tabs of slip and bets, which switch its content', async () => {
  const { user, slip, root } = await openSlip()
  const tab = (name: RegExp) => slip().getByRole('tab', { name })
  const empty = () => slip().queryByText('Your slip is empty')
  expect(tab(/^Bet slip/)).toHaveAttribute('aria-selected', 'true')
  expect(empty()).toBeVisible()
  // However long the code of the bets is on its way, something stands in their place.
  const sizes = new Set<number>()
  const observer = new MutationObserver(() => {
    const bets = root().querySelector('[role=tabpanel]:not([hidden]) > [data-scroller]')
    if (bets !== null) sizes.add(bets.childElementCount)
  })
  observer.observe(root(), { subtree: true, childList: true, attributes: true })
  await user.click(tab(/^My bets/))
  await waitFor(() => expect(tab(/^My bets/)).toHaveAttribute('aria-selected', 'true'))
  await waitFor(() => expect(empty()).not.toBeVisible())
  await slip().findByText('Your bets wait for you here')
  observer.disconnect()
  expect(sizes).not.toContain(0)
  await user.click(tab(/^Bet slip/))
  await waitFor(() => expect(empty()).toBeVisible())
})

test('[FAIR-10] [SLIP-04] [SLIP-05] [SLIP-11] [SLIP-16] [SLIP-18] [SLIP-21] the slip follows what is selected', async () => {
  const { user, root, slip, select, card, cards, stakes, stake, stakeOn, price } = await openSlip()
  expect(root()).toHaveAttribute('data-slip', 'closed')
  expect(cards()).toHaveLength(0)

  await select(first!)
  expect(root()).toHaveAttribute('data-slip', 'open')
  expect(card(first!.id)).toBeVisible()
  expect(stakes()).toHaveLength(1)
  expect(await stake()).toBeVisible()
  expect(slip().getByRole('tab', { name: /^Bet slip/ })).toHaveAccessibleName(/1/)

  await select(second!)
  expect(cards()).toHaveLength(2)
  // Two singles and their combo, each with a stake of its own.
  expect(stakes()).toHaveLength(3)
  for (const each of cards()) {
    expect(within(each).getByRole('textbox', { name: /^Stake on / })).toBeVisible()
  }
  expect(await stakeOn('Combo of 2')).toBeVisible()
  expect(sessionStorage.getItem('bets')).toContain('"single"')

  await user.click(price(second!.id))
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(card(first!.id)).toBeVisible()
  expect(price(second!.id)).toHaveAttribute('aria-pressed', 'false')
  expect(await stake()).toBeVisible()

  await user.click(slip().getByRole('button', { name: /^Remove / }))
  await waitFor(() => expect(cards()).toHaveLength(0))
  expect(root()).toHaveAttribute('data-slip', 'closed')
})

test('[SLIP-17] [SLIP-20] [SLIP-25] where singles cannot stand side by side, a second selection makes a combo, its removal a single', async () => {
  const settings = { ...worldSettings, multiSingleAvailability: { simulator: false } }
  const { select, stakeOf, stakes, stakeOn, stake, price, card, user } = await openSlip({
    answers: { getSettings: () => ({ data: settings }) },
  })
  await select(first!)
  await stakeOf('4')
  await select(second!)
  expect(await stakeOn('Combo of 2')).toHaveValue('4.00')
  expect(stakes()).toHaveLength(1)
  await user.click(price(second!.id))
  expect(await stake()).toHaveValue('4.00')
  expect(card(first!.id)).toBeVisible()
})

test('[SLIP-11] beside a stake of its own a leg leaves its clock out for the names of the match', async () => {
  const { select, tell, card } = await openSlip()
  await select(first!)
  tell({ type: 'match_changed', match: inPlay })
  const leg = () => within(card(first!.id))
  expect(await leg().findByText(/^7\d′$/)).toBeVisible()
  await select(second!)
  expect(leg().getByText('1:0')).toBeVisible()
  expect(leg().queryByText(/^7\d′$/)).toBeNull()
})

test('[PLACE-03] [PLACE-09] what carries a stake is placed in one press, of whatever kind, and the rest is not', async () => {
  const page = await openSlip({ isSignedIn: true })
  const { select, stakeOf, pressPlace, slip, button, cards, heardOf, user, toHaveState } = page
  await select(...offers.slice(0, 3))
  await page.fill(within(cards()[0]!).getByRole('textbox'), '2')
  await stakeOf('3', 'Combo of 3')
  await user.click(slip().getByText('Systems'))
  await stakeOf('6', 'System 2/3')
  await button(/^Place 3 bets 11\.00\u00A0€ → /)
  await pressPlace(/^Place 3 bets/)
  await toHaveState('SUCCESS')
  const [sent] = heardOf('placeBets')
  expect(sent?.input?.body).toMatchObject({
    meta: { type: 'mixed' },
    bets: [
      { stake: { value: 200n }, selections: [{ matchId: first!.market.matchId }] },
      { stake: { value: 300n } },
      { stake: { value: 600n }, systemId: '2/3' },
    ],
  })
  await slip().findByText('3 bets placed')
})

test('[SLIP-02] whether the panel is open is remembered for the browser session', async () => {
  const { root, select, reload } = await openSlip()
  await select(first!)
  expect(root()).toHaveAttribute('data-slip', 'open')
  await reload()
  await waitFor(() => expect(root()).toHaveAttribute('data-slip', 'open'))
  sessionStorage.clear()
  await reload()
  expect(root()).toHaveAttribute('data-slip', 'closed')
})

test('[SLIP-36] [SLIP-37] [SET-07] a reload brings the slip back, with its prices looked up again', async () => {
  const { select, stakeOf, stakeOn, reload, cards, toHaveState, heardOf } = await openSlip()
  await select(first!, second!)
  await stakeOf('3.50', 'Combo of 2')
  await waitFor(() => expect(sessionStorage.getItem('bets')).toContain('350'))
  expect(sessionStorage.getItem('bets')).toContain(first!.market.matchId)
  expect(sessionStorage.getItem('ticket_state')).toBe('INITIAL')
  expect(sessionStorage.getItem('betslip_toggle_state')).not.toBeNull()

  await reload()
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(await stakeOn('Combo of 2')).toHaveValue('3.50')
  await toHaveState('INITIAL')
  const lookups = heardOf('listMatches').flatMap(({ input }) => input.query?.id ?? [])
  expect(lookups).toEqual(expect.arrayContaining([first!.market.matchId, second!.market.matchId]))
})

test('[SLIP-32] the slip is emptied at once and can be brought back', async () => {
  const { user, screen, select, button, cards } = await openSlip()
  await select(first!, second!)
  await user.click(await button('Empty the slip'))
  await waitFor(() => expect(cards()).toHaveLength(0))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(cards()).toHaveLength(2))
})

test('[SLIP-40] a recommended stake is one press away', async () => {
  const { user, select, slip, stake } = await openSlip()
  await select(first!)
  const chips = slip().getAllByRole('button', { name: /^(Stake |€)?\d+(\.00)?( €)?$/ })
  expect(chips).toHaveLength(worldSettings.stakes['EUR']?.length ?? 0)
  await user.click(chips.at(-1)!)
  expect(await stake()).toHaveValue('50.00')
})

test('[P17] the slip is the same on the next page and in a language of its own', async () => {
  const { select, load, card, slip } = await openSlip()
  await select(first!)
  await load('/de/sports')
  await waitFor(() => expect(card(first!.id)).toBeVisible())
  await slip().findByRole('tab', { name: /^Wettschein/ })
})

test('[SLIP-06] in a window of its own the slip stays open where another page opens', async () => {
  const { user, root, select, card } = await openSlip()
  await select(first!)
  await user.click(card(first!.id).querySelector('a')!)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-page', 'match'))
  expect(root()).toHaveAttribute('data-slip', 'open')
})

test('[SLIP-06] the strip of a phone has the price of all its legs, and none where they do not combine', async () => {
  const { user, slip, price } = await openSlip({ width: 390 })
  const strip = (text: RegExp) => slip().findByRole('button', { name: text })
  await user.click(price(first!.id))
  await strip(/^1 selection\s*\d+\.\d\d$/)
  await user.click(price(second!.id))
  await strip(/^2 selections\s*\d+\.\d\d$/)
  await user.click(price(second!.id))
  await strip(/^1 selection\s*\d+\.\d\d$/)
  const [, draw] = first!.market.outcomes
  await user.click(price(first!.id.replace(/[^:]*$/, draw!.id)))
  await strip(/^2 selections$/)
})

test('[SLIP-06] the sheet of a phone gives way to the page that opens, and keeps its slip', async () => {
  const { user, root, price, button, card, cards } = await openSlip({ width: 390 })
  const sheet = () => root().querySelector('[data-sheet]')
  const open = async () => {
    await user.click(await button('Open the slip'))
    await waitFor(() => expect(sheet()).toHaveAttribute('data-sheet', 'half'))
    await waitFor(() => expect(cards()).toHaveLength(1))
  }
  await user.click(price(first!.id))
  await waitFor(() => expect(sheet()).toHaveAttribute('data-sheet', 'collapsed'))
  await open()
  await user.click(card(first!.id).querySelector('a')!)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-page', 'match'))
  expect(sheet()).toHaveAttribute('data-sheet', 'collapsed')
  expect(root()).toHaveAttribute('data-slip', 'open')
  expect(cards()).toHaveLength(1)

  // The page is beneath it already.
  await open()
  await user.click(card(first!.id).querySelector('a')!)
  await waitFor(() => expect(sheet()).toHaveAttribute('data-sheet', 'collapsed'))

  await open()
  window.history.back()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-page', 'league'))
  expect(sheet()).toHaveAttribute('data-sheet', 'collapsed')
})

test('beneath a short slip stand the open bets, one press from all of them', async () => {
  const { user, screen, select, slip, stakeOf, pressPlace, button, tell } = await openSlip({
    isSignedIn: true,
  })
  const openBets = () => screen.queryByRole('region', { name: 'Open bets' })
  await select(first!)
  expect(openBets()).toBeNull()
  await stakeOf('3')
  await pressPlace()
  await user.click(await button('Done'))
  await screen.findByRole('region', { name: 'Open bets' })
  // The next home page begins with the sport.
  await waitFor(() => expect(document.cookie).toContain('own_sports=soccer'))
  await select(...offers.slice(0, 3))
  await waitFor(() => expect(openBets()).toBeNull())
  await user.click(await button('Empty the slip'))
  const shown = within(await screen.findByRole('region', { name: 'Open bets' }))
  tell({ type: 'match_changed', match: inPlay })
  const score = await shown.findByText('1:0')
  // Long names are cut off before it.
  expect(score.parentElement?.previousElementSibling).toHaveTextContent(/ – /)
  await user.click(shown.getByRole('button', { name: /3\.00\u00A0€$/ }))
  await waitFor(() =>
    expect(slip().getByRole('tab', { name: /^My bets/ })).toHaveAttribute('aria-selected', 'true'),
  )
  expect(openBets()).toBeNull()
})

test('[FAIR-17] [FAIR-18] [FAIR-19] the rules are one link away, and who bets in play is told what to know', async () => {
  const { select, slip, beginMatch } = await openSlip()
  await select(first!)
  const rules = slip().getByRole('link', { name: 'Betting rules' })
  expect(rules).toHaveAttribute('href', '/sports/general-rules')
  const notice = /can be late, and others may know more\. Your device and connection matter too\./
  expect(slip().queryByText(notice)).toBeNull()
  beginMatch(first!.market.matchId)
  await slip().findByText(notice)
})
