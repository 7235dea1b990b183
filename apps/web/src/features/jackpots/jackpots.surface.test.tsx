import { waitFor, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import type { Jackpot, JackpotDraw, JackpotHit } from '@touchline/contract'
import { pulseText } from '@touchline/contract/draws'
import { expect, onTestFinished, test, vi } from 'vitest'

import { tabChannel } from '../../base/tabs.ts'
import { noAnswer, refusal, type Answers } from '../../testing/fake-api.ts'
import { somePaymentMethods } from '../../testing/payments.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { aSystem } from '../../testing/system-settings.ts'

const level = (code: string, name: string, pool: bigint): Jackpot['levels'][number] => ({
  code,
  name,
  poolAmount: amountOf(pool),
  active: true,
  seed: amountOf(5_000n),
  mustDrop: amountOf(10_000_000n),
  contributionPpm: 2_500,
  round: 3,
  commitment: 'ab12',
})

const jackpot: Jackpot = {
  id: 'touchline',
  name: 'Touchline Jackpot',
  amount: amountOf(5_000_000n),
  poolAmount: amountOf(5_006_000n),
  hitsAmount: amountOf(0n),
  currency: 'EUR',
  subunits: 100,
  levels: [level('mini', 'Mini', 6_000n), level('grand', 'Grand', 5_000_000n)],
  minStake: amountOf(100n),
  minOdds: oddsOf(1_200),
}

const hit: JackpotHit = {
  id: '7',
  jackpotId: 'touchline',
  amount: amountOf(8_150n),
  amountEur: amountOf(8_150n),
  createdAt: new Date().toISOString(),
  currency: 'EUR',
  levelCode: 'mini',
  levelName: 'Mini',
  name: 'Touchline Jackpot',
  status: 'paid',
  userHash: 'c0ffee123456',
  seen: false,
  betId: '41',
  round: 2,
}

const on: Answers = {
  getSystemSettings: () => ({ data: aSystem({ features: { jackpots: true } }) }),
  listJackpots: () => ({ data: [jackpot] }),
  getJackpot: () => ({ data: jackpot }),
  listJackpotHits: ({ query }) => ({ data: query?.forUser === true ? [] : [hit] }),
  findSlipJackpots: ({ body }) => ({
    data: (body?.bets ?? []).map(() => ({ jackpots: ['touchline'] })),
  }),
  seeJackpotHit: () => ({ data: { ...hit, seen: true } }),
}

type Page = Awaited<ReturnType<typeof openSurface>>
const shown = ({ main }: Page, amount: string) => main().findByText(amount)

test('[FAIR-40] [JACK-01] rules, funding and eligibility are said before any bet', async () => {
  const page = await openSurface('/sports/jackpots', { answers: on })
  await shown(page, '50,000.00 €')
  const { main } = page
  expect(main().getByText(/we add 0.5% of the stake/)).toBeVisible()
  expect(main().getByText(/of 1.00 € or more at odds of 1.20 or more/)).toBeVisible()
  expect(main().getByText(/fills a pool wins it for certain/)).toBeVisible()
  expect(main().getAllByText(/Promise of round 3/)).toHaveLength(2)
})

test('[JACK-04] [JACK-06] amounts are asked for every 15 s, hits every 60 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const page = await openSurface('/sports/jackpots', { answers: on })
    await shown(page, '50,000.00 €')
    const asked = (name: 'getJackpot' | 'listJackpotHits') => page.heardOf(name).length
    const before = { jackpot: asked('getJackpot'), hits: asked('listJackpotHits') }
    await vi.advanceTimersByTimeAsync(60_500)
    expect(asked('getJackpot') - before.jackpot).toBe(4)
    expect(asked('listJackpotHits') - before.hits).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('pushed amounts stand on the page at once, and a hit is asked for', async () => {
  const page = await openSurface('/sports/jackpots', { answers: on })
  await shown(page, '60.00 €')
  const before = page.heardOf('listJackpotHits').length
  page.push.publish('public:en.updates', {
    type: 'jackpot_changed',
    jackpot: { id: 'touchline', levels: [{ code: 'mini', pool_amount: 6_123, round: 3 }] },
  })
  await shown(page, '61.23 €')
  page.push.publish('public:en.updates', {
    type: 'jackpot_changed',
    jackpot: { id: 'touchline', levels: [{ code: 'mini', pool_amount: 5_000, round: 4 }] },
  })
  await waitFor(() => expect(page.heardOf('listJackpotHits').length).toBeGreaterThan(before))
})

test('[JACK-09] 400, 404 and 500 are not reported, others are', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
    log.mockRestore()
  })
  for (const [status, isReported] of [
    [400, false],
    [404, false],
    [500, false],
    [503, true],
  ] as const) {
    for (const call of ['listJackpots', 'getJackpot', 'listJackpotHits'] as const) {
      log.mockClear()
      const refused = () => Promise.reject(refusal(status))
      const page = await openSurface('/sports/jackpots', { answers: { ...on, [call]: refused } })
      await page.main().findByRole('heading', { level: 1, name: 'Jackpots' })
      // One jackpot is asked for every 15 seconds; a second later the answer has been dealt with.
      await vi.advanceTimersByTimeAsync(16_000)
      expect(page.heardOf(call).length).toBeGreaterThan(0)
      const isTold = log.mock.calls.some(([error]) => String(error).includes(call))
      expect({ call, status, isTold }).toEqual({ call, status, isTold: isReported })
    }
  }
})

test.each([
  [400, false],
  [404, false],
  [500, false],
  [503, true],
] as const)(
  '[JACK-09] of the slip’s question, too: %s is reported: %s',
  async (status, isReported) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    const findSlipJackpots = () => Promise.reject(refusal(status))
    const page = await openSlip({ isSignedIn: true, answers: { ...on, findSlipJackpots } })
    const told = () =>
      log.mock.calls.filter(([error]) => String(error).includes('findSlipJackpots'))
    await page.select(...offers.slice(0, 1))
    await waitFor(() => expect(page.heardOf('findSlipJackpots')).toHaveLength(1))
    if (isReported) await waitFor(() => expect(told()).toHaveLength(1))
    // By the time the second question is answered the first one has been told of.
    await page.select(offers[1]!)
    await waitFor(() => expect(page.heardOf('findSlipJackpots')).toHaveLength(2))
    expect(told().length > 0).toBe(isReported)
  },
)

test('[FLAG-05] switched off, nothing is asked for and nothing shows', async () => {
  const page = await openSurface('/sports', {
    answers: { ...on, getSystemSettings: () => ({ data: aSystem() }) },
    isSignedIn: true,
  })
  await page.user.keyboard('a')
  await page.screen.findAllByRole('link', { name: 'Promotions' })
  expect(page.screen.queryByRole('link', { name: 'Jackpots' })).toBeNull()
  expect(page.screen.queryByText('Touchline Jackpot')).toBeNull()
  expect(page.heardOf('listJackpots')).toHaveLength(0)
  expect(page.heardOf('listJackpotHits')).toHaveLength(0)
})

test('[FLAG-05] switched off, their address says that there are none, and nothing of who has won', async () => {
  const { main, heardOf } = await openSurface('/sports/jackpots', {
    answers: { ...on, getSystemSettings: () => ({ data: aSystem() }) },
  })
  await main().findByText('There is no jackpot now.')
  expect(main().queryByText('Nobody has won yet.')).toBeNull()
  expect(main().queryByRole('heading', { name: 'Latest wins' })).toBeNull()
  expect(heardOf('listJackpots')).toHaveLength(0)
  expect(heardOf('listJackpotHits')).toHaveLength(0)
})

test('[MODAL-15] [JACK-05] [JACK-07] a win shows once, a second after it is known, and never again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answers: Answers = {
      ...on,
      // Another tab says seen: this backend goes on telling it.
      listJackpotHits: ({ query }) => ({ data: query?.forUser === true ? [hit] : [] }),
    }
    const page = await openSurface('/sports', { isSignedIn: true, answers })
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(10)
      expect(page.heardOf('listJackpotHits')).toHaveLength(1)
    })
    await vi.advanceTimersByTimeAsync(800)
    expect(page.screen.queryByRole('dialog')).toBeNull()
    await vi.advanceTimersByTimeAsync(400)
    const dialog = await page.screen.findByRole('dialog', { name: 'You have hit the jackpot!' })
    expect(within(dialog).getByText('Mini: 81.50 € is in your balance.')).toBeVisible()
    expect(page.heardOf('seeJackpotHit')).toHaveLength(1)
    await page.reload()
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(10)
      expect(page.heardOf('listJackpotHits').length).toBeGreaterThan(1)
    })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(page.screen.queryByRole('dialog')).toBeNull()
    expect(page.heardOf('seeJackpotHit')).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('[MODAL-15] [JACK-06] of two wins each shows, and is seen once it did; neither outlives its player', async () => {
  const wins = [{ ...hit, id: '9', levelName: 'Grand' }, hit]
  const page = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      ...on,
      listJackpotHits: ({ query }) => ({ data: query?.forUser === true ? wins : [] }),
    },
  })
  const won = () => page.screen.findByRole('dialog', { name: 'You have hit the jackpot!' })
  const seen = () => page.heardOf('seeJackpotHit').map(({ input }) => input.params?.['id'])
  await within(await won()).findByText(/^Mini: /)
  // Time for both to have come.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(seen()).toEqual(['7'])
  await page.user.click(within(await won()).getByRole('button', { name: 'Close' }))
  await within(await won()).findByText(/^Grand: /)
  expect(seen()).toEqual(['7', '9'])

  const otherTab = tabChannel('touchline.session')
  otherTab.post('signedOut')
  otherTab.close()
  await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
})

test('[MODAL-15] [MODAL-10] a win waits for a deposit, whose page it would end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const features = { jackpots: true, payments: true, quick_deposit: true }
  const page = await openSurface('/sports?modal=quickDeposit', {
    isSignedIn: true,
    answers: {
      ...on,
      getSystemSettings: () => ({ data: aSystem({ features }) }),
      listPayments: () => ({ data: [] }),
      listPaymentMethods: () => ({ data: somePaymentMethods([]) }),
      listJackpotHits: ({ query }) => ({ data: query?.forUser === true ? [hit] : [] }),
    },
  })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10)
    expect(page.heardOf('listJackpotHits')).toHaveLength(1)
  })
  await vi.advanceTimersByTimeAsync(1_500)
  vi.useRealTimers()
  const deposit = within(await page.screen.findByRole('dialog', { name: 'Deposit' }))
  expect(page.heardOf('seeJackpotHit')).toEqual([])
  await page.user.click(deposit.getByRole('button', { name: 'Close' }))
  await page.screen.findByRole('dialog', { name: 'You have hit the jackpot!' })
})

test('[FAIR-40] a draw is made anew in the browser, and one that was changed is refused', async () => {
  const draw = await aDraw()
  const page = await openSurface('/sports/jackpots', {
    answers: { ...on, findJackpotDraw: () => ({ data: draw }) },
  })
  const [first] = await page.main().findAllByRole('button', { name: 'Check a draw' })
  if (first === undefined) throw new Error('no hit to check')
  await page.user.click(first)
  await page.main().findByText(/^Proven/)
  expect(page.main().getByText(/^Mini: .* won$/)).toBeVisible()
  // By its reference, as the receipt has it.
  const field = page.main().getByRole('textbox', { name: 'Number of a bet' })
  const betId = field.getAttribute('value') ?? ''
  await page.fill(field, ' 4HC382TXNX ')
  page.answer({ findJackpotDraw: () => ({ data: { ...draw, betId } }) })
  await page.user.click(page.main().getByRole('button', { name: 'Check' }))
  await page.main().findByText(/^Mini: .* won$/)
  expect(page.heardOf('findJackpotDraw').at(-1)?.input.query).toEqual({ betId: '4HC382TXNX' })
  page.answer({ findJackpotDraw: () => ({ data: { ...draw, previousPulse: 'another' } }) })
  await page.user.click(page.main().getByRole('button', { name: 'Check' }))
  await page.main().findByText(/^Refused/)
  page.answer({ findJackpotDraw: () => Promise.reject(refusal(404)) })
  await page.user.click(page.main().getByRole('button', { name: 'Check' }))
  await page.main().findByText('There is no draw with this bet.')
  page.answer({ findJackpotDraw: () => Promise.reject(noAnswer()) })
  await page.user.click(page.main().getByRole('button', { name: 'Check' }))
  await page.main().findByText('We could not check that. Try again.')
})

test('[JACK-08] a slip of a player is asked about, and says that it takes part', async () => {
  const page = await openSlip({ isSignedIn: true, answers: on })
  await page.select(...offers.slice(0, 1))
  expect(await page.slip().findByText('Takes part in the jackpots')).toBeVisible()
  const [asked] = page.heardOf('findSlipJackpots')
  expect(asked?.input.body?.bets).toHaveLength(1)
})

test('[JACK-08] nothing is asked about a visitor’s slip', async () => {
  const page = await openSlip({ answers: on })
  await page.select(...offers.slice(0, 1))
  await page.button('Sign in to bet')
  expect(page.heardOf('findSlipJackpots')).toHaveLength(0)
})

/** One bet that fills the pool: it wins, whatever its number. */
async function aDraw(): Promise<JackpotDraw> {
  const { subtle } = globalThis.crypto
  const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
    Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
  const tickets = [{ betId: '41', leaf: 'aa', stake: amountOf(10n ** 11n) }]
  return {
    number: 1,
    previousPulse: 'before',
    pulse: await hash(new TextEncoder().encode(pulseText('before', tickets))),
    createdAt: new Date().toISOString(),
    tickets,
    levels: [
      {
        code: 'mini',
        round: 2,
        seed: amountOf(5_000n),
        mustDrop: amountOf(6_000n),
        contributionPpm: 3_000,
        pool: amountOf(5_900n * 1_000_000n),
        commitment: await hash(new Uint8Array(32).fill(0x11)),
        secret: '11'.repeat(32),
      },
    ],
  }
}

test('jackpots that could not be read are asked for again; where there are none the page says so', async () => {
  let isBack = false
  const { main, user } = await openSurface('/sports/jackpots', {
    answers: {
      ...on,
      listJackpots: () => (isBack ? { data: [] } : Promise.reject(refusal(500))),
    },
  })
  const again = await main().findByRole('button', { name: 'Try again' })
  expect(main().queryByText('There is no jackpot now.')).toBeNull()
  isBack = true
  await user.click(again)
  expect(await main().findByText('There is no jackpot now.')).toBeVisible()
})
