import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, MATCH_STATUS, type CallName } from '@touchline/contract'
import { expect, test, vi } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import type { Answers } from '../../testing/fake-api.ts'
import { aLimit } from '../../testing/limits.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'
import { aSystem } from '../../testing/system-settings.ts'

const [first] = offers
if (first === undefined) throw new Error('a price')

const inPlay: Answers = {
  listMatches: () =>
    listed(
      smallWorld.map((match) => ({ ...match, status: MATCH_STATUS.live, isLive: true })),
      channels.updates('en'),
    ),
}
const toBet = 'Sign in to place your bet. Your slip is kept.'

type Page = Awaited<ReturnType<typeof openSlip>>

const switchQuickBetOn = async ({ screen, user }: Page) =>
  user.click((await screen.findAllByRole('button', { name: 'Quick bet on live matches' }))[0]!)

test('[ROLE-01] a visitor browses and fills a slip, and is asked to sign in where a bet begins', async () => {
  const page = await openSlip()
  expect(page.main().getAllByText('Arsenal')[0]).toBeVisible()
  await page.select(first)
  await page.stakeOf('10')
  await page.user.click(await page.button('Sign in to bet'))
  await within(await page.screen.findByRole('dialog', { name: 'Sign in' })).findByText(toBet)
  expect(page.header().queryByRole('button', { name: /^Balance / })).toBeNull()
  expect(page.heardOf('placeBets')).toEqual([])
})

test('[ROLE-01] a visitor’s quick bet places nothing, and asks to sign in', async () => {
  const page = await openSlip({ answers: inPlay })
  await switchQuickBetOn(page)
  const quick = within(await page.screen.findByRole('region', { name: 'Quick bet' }))
  await page.fill(await quick.findByRole('textbox', { name: 'Stake per tap' }), '5')
  await page.user.click(page.price(first.id))
  await within(await page.screen.findByRole('dialog', { name: 'Sign in' })).findByText(toBet)
  expect(page.heardOf('placeBets')).toEqual([])
})

test('[ROLE-01] a player places bets, quick ones too, sees them and the balance, and signs out', async () => {
  const page = await openSlip({ isSignedIn: true, answers: inPlay })
  const { user, slip, screen, heardOf } = page
  const balance = () => page.header().findByRole('button', { name: /^Balance / })
  expect(await balance()).toHaveTextContent('1,000.00 €')
  await page.select(first)
  await page.stakeOf('10')
  await page.pressPlace()
  await page.toHaveState('SUCCESS')
  await user.click(slip().getByRole('tab', { name: /^My bets/ }))
  await waitFor(() =>
    expect(page.root().querySelector('[data-bet-id="1"]')?.textContent).toContain('TL-1'),
  )

  await switchQuickBetOn(page)
  const quick = within(await screen.findByRole('region', { name: 'Quick bet' }))
  await page.fill(await quick.findByRole('textbox', { name: 'Stake per tap' }), '5')
  await user.click(page.price(offers[1]!.id))
  await user.click(await quick.findByRole('button', { name: /^Allow one tap and bet 5\.00/ }))
  await waitFor(() =>
    expect(heardOf('placeBets').map(({ input }) => input.body?.meta.quick)).toEqual([false, true]),
  )

  await user.click(await page.header().findByRole('button', { name: /^Your account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await page.header().findByRole('button', { name: 'Sign in' })
  expect(heardOf('signOut')).toHaveLength(1)
  expect(page.header().queryByRole('button', { name: /^Balance / })).toBeNull()
})

const OF_A_PLAYER: readonly CallName[] = [
  'getPlayer',
  'listAccounts',
  'listBonuses',
  'listJackpotHits',
  'listFavourites',
  'listLimits',
  'getSessionInfo',
  'trackActivity',
]

test('[ROLE-02] a player has bonuses, jackpot hits, favourites, tracking, reality checks and deposits; a visitor none', async () => {
  const each = globalThis.setInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) =>
    each(run, ms === 60_000 ? 20 : ms)) as typeof setInterval)
  const features = {
    jackpots: true,
    activity_tracking: true,
    payments: true,
    quick_deposit: true,
  }
  const answers: Answers = {
    getSystemSettings: () => ({ data: aSystem({ features }) }),
    listJackpots: () => ({ data: [] }),
    listJackpotHits: () => ({ data: [] }),
    listLimits: () => ({ data: [aLimit('reality_check')] }),
    trackActivity: () => undefined,
    getSessionInfo: () => ({
      data: {
        startedAt: new Date().toISOString(),
        duration: 3_600,
        nextCheckAt: new Date(Date.now() + 3_600_000).toISOString(),
        stakeSum: amountOf(0n),
        winSum: amountOf(0n),
        currency: 'EUR',
      },
    }),
    listPaymentMethods: () => ({
      data: {
        currency: 'EUR',
        methods: [],
        required: [],
        playMoney: amountOf(0n),
        payBack: null,
        isSimulated: true,
      },
    }),
  }
  try {
    const page = await openSurface('/sports', { isSignedIn: true, answers })
    const heard = () => new Set(page.heard.map(({ name }) => name))
    await page.user.keyboard('a')
    await waitFor(() => expect(OF_A_PLAYER.filter((name) => !heard().has(name))).toEqual([]))
    expect(page.heardOf('listJackpotHits').some(({ input }) => input.query?.forUser)).toBe(true)
    expect(await page.header().findByRole('button', { name: 'Deposit' })).toBeVisible()

    const visitor = await openSurface('/sports', { answers })
    await visitor.user.keyboard('a')
    await visitor.screen.findAllByRole('link', { name: 'Promotions' })
    await visitor.header().findByRole('button', { name: 'Sign in' })
    expect(visitor.header().queryByRole('button', { name: 'Deposit' })).toBeNull()
    expect(
      visitor.heard.map(({ name }) => name).filter((name) => OF_A_PLAYER.includes(name)),
    ).toEqual([])
  } finally {
    vi.restoreAllMocks()
  }
})

test('[ROLE-07] a player outside of the group is sent where the settings say', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  try {
    const system = aSystem()
    const platformUrl = 'https://platform.example/'
    const platform = { ...system.platform, playerGroup: 'sports', platformUrl }
    await openSurface('/sports', {
      isSignedIn: true,
      answers: {
        getSystemSettings: () => ({ data: { ...system, platform } }),
        getPlayer: () => ({ data: aPlayer({ statuses: ['casino'] }) }),
      },
    })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(platformUrl))
  } finally {
    vi.restoreAllMocks()
  }
})
