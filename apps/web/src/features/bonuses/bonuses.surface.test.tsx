import { waitFor, within } from '@testing-library/dom'
import { amountOf, BONUS_STATUSES, oddsOf, USER_BONUS_STATUSES } from '@touchline/betting'
import { channels, encodePushEvent, type Bonus, type BonusOf } from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal, type Answers } from '../../testing/fake-api.ts'
import { jackpotOf } from '../../testing/jackpots.ts'
import { homeOf } from '../../testing/surface/home-blocks.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aComboBoost, aFreebet as plainFreebet, box, cup, hunt } from '../../testing/bonuses.ts'

const KINDS = {
  freebets: 'freebet',
  comboboosts: 'comboboost',
  huntings: 'hunting',
  tournaments: 'tournament',
  lootboxes: 'lootbox',
} as const

const DAY_MS = 86_400_000

/** With a least price, for three more days. */
const aFreebet = (over: Partial<BonusOf<'freebet'>> = {}) =>
  plainFreebet({
    id: '1',
    offerId: 'welcome',
    name: 'A bet on us',
    description: 'For your first bet.',
    minOdds: oddsOf(1_500),
    validTo: new Date(Date.now() + 3 * DAY_MS + 60_000).toISOString(),
    ...over,
  })

const boost = aComboBoost({
  id: '5',
  name: 'Combo plus',
  minOdds: oddsOf(1_500),
  ranges: [
    { minCount: 3, maxCount: 4, bonusOdds: oddsOf(1_050) },
    { minCount: 5, maxCount: 30, bonusOdds: oddsOf(1_200) },
  ],
})

/** A backend of these bonuses. */
async function openWith(
  given: readonly Bonus[],
  path = '/bonuses',
  isSignedIn = true,
  more: Answers = {},
) {
  let bonuses = [...given]
  const isUsable = ({ userBonusStatus: own }: Bonus) => own === 'active' || own === 'available'
  const surface = await openSurface(path, {
    isSignedIn,
    answers: {
      listBonuses: ({ query = {} }) => {
        const data = bonuses.filter(({ seen }) => query.unseen !== true || seen === false)
        return listed(data, query.limit)
      },
      listBonusesOfKind: ({ params, query = {} }) => {
        const type = KINDS[params?.['kind'] as keyof typeof KINDS]
        const { isAvailable } = query
        const data = bonuses.filter(
          (one) =>
            one.type === type && (isAvailable === undefined || isUsable(one) === isAvailable),
        )
        return listed(data, query.limit, query.page)
      },
      getBonus: ({ params }) => {
        const data = bonuses.find(({ id }) => id === params?.['id'])
        if (data === undefined) throw refusal(404)
        return { data }
      },
      getBonusTerms: () => ({
        data: {
          id: '1',
          offerId: 'welcome',
          version: 2,
          title: 'Terms',
          paragraphs: ['The freebet cannot be split.'],
          acceptedAt: '2026-05-01T12:00:00.000Z',
          newerVersion: 3,
        },
      }),
      getTournamentRating: () => {
        const entry = {
          currentUser: false,
          nickname: 'ada',
          points: 900,
          farmedAmount: amountOf(12_500n),
          currencyCode: 'EUR',
          farmedFreebetsCount: 1,
        }
        const own = { ...entry, position: 12, currentUser: true, nickname: null, points: 130 }
        return {
          data: [{ ...entry, position: 1 }],
          meta: {
            pagination: { total: 40, page: 1, limit: 10, lastPage: 4 },
            own,
            neighbours: [{ ...entry, position: 11, nickname: 'bo' }, own],
          },
        }
      },
      markBonusesSeen: ({ body }) => {
        const seen = new Set(body?.bonuses)
        bonuses = bonuses.map((one) => (seen.has(one.id) ? { ...one, seen: true } : one))
        return undefined
      },
      activateBonus: ({ params }) => {
        bonuses = bonuses.map((one) =>
          one.id === params?.['id']
            ? { ...one, userBonusStatus: 'active', activatable: false }
            : one,
        )
        const data = bonuses.find(({ id }) => id === params?.['id'])
        if (data === undefined) throw refusal(404)
        return { data }
      },
      ...more,
    },
  })
  const keep = (changed: Bonus) => {
    bonuses = bonuses.map((one) => (one.id === changed.id ? changed : one))
  }
  return { ...surface, keep, add: (bonus: Bonus) => void (bonuses = [...bonuses, bonus]) }
}

function listed(all: readonly Bonus[], limit = 20, page = 1) {
  const lastPage = Math.max(1, Math.ceil(all.length / limit))
  return {
    data: all.slice((page - 1) * limit, page * limit),
    meta: { pagination: { total: all.length, page, limit, lastPage } },
  }
}

test('[BON-01] [BON-14] [TOUR-03] [LOOT-01] every kind has its list, and says how much it asks for', async () => {
  const { main, heardOf, user } = await openWith([
    ...[1, 6, 7, 8, 9].map((id) => aFreebet({ id: String(id), name: `Freebet ${id}` })),
    hunt,
    cup,
    box,
    boost,
  ])
  for (const name of ['Free bets', 'Combo boosts', 'Hunts', 'Tournaments', 'Lootboxes']) {
    expect(await main().findByRole('heading', { level: 2, name })).toBeVisible()
  }
  const asked = heardOf('listBonusesOfKind').map(({ input }) => ({
    kind: input.params?.['kind'],
    ...input.query,
  }))
  const usable = { status: ['active'], isAvailable: true, page: 1 }
  expect(asked).toContainEqual({ kind: 'tournaments', ...usable, limit: 1 })
  expect(asked).toContainEqual({ kind: 'lootboxes', ...usable, limit: 4 })
  expect(main().queryByText('Freebet 9')).toBeNull()
  await user.click(main().getByRole('button', { name: 'Show more' }))
  await main().findByText('Freebet 9')
})

test('[BON-14] a hundred bonuses are there after a few presses, each once and in order', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `Freebet ${index + 1}`)
  const freebets = names.map((name) => aFreebet({ id: name, name }))
  const { main, user, heardOf } = await openWith(freebets)
  for (const count of [4, 24, 48, 72, 96]) {
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(count))
    await user.click(main().getByRole('button', { name: 'Show more' }))
  }
  const shown = () => main().getAllByRole('heading', { level: 3 })
  await waitFor(() => expect(shown().map((one) => one.textContent)).toEqual(names))
  expect(heardOf('listBonusesOfKind').at(-1)?.input.query).toMatchObject({ page: 5, limit: 24 })
})

test('[BON-01] [AMB-15] [FLAG-05] jackpots stand among the bonuses where they are on', async () => {
  const pot = jackpotOf('night', 'Night pot', 600_000n)
  const listJackpots = { listJackpots: () => ({ data: [pot] }), getJackpot: () => ({ data: pot }) }
  const on = await openWith([boost], '/bonuses', true, {
    ...homeOf([], { jackpots: true }),
    ...listJackpots,
  })
  const card = within(await on.main().findByRole('region', { name: 'Night pot' }))
  expect(card.getByText('6,000.00 €')).toBeVisible()
  expect(card.getByRole('link')).toHaveAttribute('href', '/sports/jackpots')
  const off = await openWith([boost], '/bonuses', true, listJackpots)
  await off.main().findByRole('heading', { level: 2, name: 'Combo boosts' })
  expect(off.main().queryByRole('region', { name: 'Night pot' })).toBeNull()
})

test('[IMG-01] [BON-02] a banner from another host comes through the image proxy', async () => {
  const banners = {
    mobile: 'https://cdn.example/small.jpg',
    desktop: 'https://cdn.example/wide.jpg',
  }
  const { main } = await openWith([aFreebet({ banners })])
  await main().findByText('A bet on us')
  const pictures = [...document.querySelectorAll('[data-bonus] picture > *')]
  const addresses = pictures.map(
    (one) => one.getAttribute('src') ?? one.getAttribute('srcset') ?? '',
  )
  expect(addresses).toHaveLength(2)
  for (const address of addresses) {
    expect(address).toMatch(/^\/fe-api\/image\?w=\d+&url=https%3A%2F%2Fcdn/)
  }
})

test('[HTTP-05] a bonus that fails is not asked for again by itself: there is a button', async () => {
  const getBonus = () => Promise.reject(refusal(500))
  const surface = await openWith([aFreebet()], '/bonuses/freebets/1', false, { getBonus })
  const again = await surface.main().findByRole('button', { name: 'Try again' })
  const before = surface.heardOf('getBonus').length
  await surface.user.click(again)
  await waitFor(() => expect(surface.heardOf('getBonus')).toHaveLength(before + 1))
  expect(surface.main().getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[BON-03] [BON-04] there is a label for every status', async () => {
  const freebets = USER_BONUS_STATUSES.map((userBonusStatus) =>
    aFreebet({ id: userBonusStatus, name: userBonusStatus, userBonusStatus }),
  )
  const offers = BONUS_STATUSES.map((status) =>
    aFreebet({ id: status, name: `offer ${status}`, status, userBonusStatus: 'not_available' }),
  )
  const { main, user } = await openWith([...freebets, ...offers])
  const seen = new Map<string, string>()
  const note = () => {
    for (const card of main().getAllByRole('article')) {
      const id = card.dataset['bonus'] ?? ''
      seen.set(id, within(card).getByRole('heading').nextElementSibling?.textContent ?? '')
    }
  }
  await main().findByText('active')
  note()
  await user.click(main().getByRole('radio', { name: 'Others' }))
  for (let more = true; more;) {
    await main().findByText('not_available')
    const button = main().queryByRole('button', { name: 'Show more' })
    more = button !== null
    if (button !== null) {
      const before = main().getAllByRole('article').length
      await user.click(button)
      await waitFor(() => expect(main().getAllByRole('article').length).toBeGreaterThan(before))
    }
  }
  note()
  expect(Object.fromEntries(seen)).toMatchObject({
    available: 'Ready to activate',
    deactivated: 'Deactivated',
    bonus_over: 'Used up',
    expired: 'Expired',
    overridden: 'Replaced',
    unknown: 'On offer',
    created: 'Not started',
    paused: 'Paused',
    disabled: 'Withdrawn',
    finished: 'Ended',
  })
})

test('[BON-02] [BON-07] [BON-08] [FREE-01] [FAIR-5] [MODAL-14] a press shows the whole of a bonus, its terms beside it', async () => {
  const { screen, user, heardOf } = await openWith([
    aFreebet({
      maxOdds: oddsOf(10_000),
      selectionCountFrom: 2,
      selectionCountTo: 4,
      matchStatus: 0,
      multiplier: 2_000,
      freebetStake: amountOf(1_000n),
      onlyVerified: true,
      countryCodes: ['AT', 'DE'],
      eventConditions: [
        { sportKey: 'soccer', categoryId: null, tournamentId: null, matchId: null, name: 'Soccer' },
      ],
    }),
  ])
  await user.click(await screen.findByRole('link', { name: 'A bet on us' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'A bet on us' }))
  for (const text of [
    '10.00 €',
    'Bonus, not cash',
    'Boosted: 5.00 € × 2',
    'Wins: the winnings without the stake.',
    'Total odds of 1.50 or more',
    'Total odds of 10.00 at most',
    'In a system the average odds of its bets count',
    '2 to 4 selections',
    'Only before a match starts',
    'Only on Soccer',
    '1 of 1 uses left',
    'For verified players only',
    'Only in Austria and Germany',
    '3 days left',
    'The freebet cannot be split.',
  ]) {
    expect(await dialog.findByText(text)).toBeVisible()
  }
  expect(dialog.getByText(/^Version 2, accepted by you on /)).toBeVisible()
  expect(dialog.getByText(/^Version 3 now applies to others/)).toBeVisible()
  expect(heardOf('getBonus')[0]?.input.params).toMatchObject({ kind: 'freebets', id: '1' })
  await user.click(dialog.getByRole('link', { name: 'Open as a page' }))
  await expect.poll(() => window.location.pathname).toBe('/bonuses/freebets/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'A bet on us' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('A bet on us · Touchline'))
})

test('[BON-09] [BON-10] those whose mark is exactly false are said to be seen, of all lists at once, and stay marked', async () => {
  const { main, heardOf, push, add } = await openWith([
    aFreebet({ id: '1', seen: true }),
    aFreebet({ id: '2', seen: false }),
    aFreebet({ id: '3', seen: null }),
    { ...hunt, id: '4', seen: false },
  ])
  const said = () => heardOf('markBonusesSeen').map(({ input }) => input.body)
  await waitFor(() => expect(said()).toEqual([{ bonuses: ['2', '4'] }]))
  add(aFreebet({ id: '5', seen: true, name: 'Another' }))
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'events_missed' }))
  await main().findByText('Another')
  expect(main().getAllByText('New')).toHaveLength(2)
  expect(said()).toHaveLength(1)
})

test('[BON-11] [BON-12] [HUNT-02] a bonus is activated, and every list is asked for again', async () => {
  const { main, user, heardOf } = await openWith([
    { ...hunt, userBonusStatus: 'available', activatable: true },
    cup,
  ])
  const before = heardOf('listBonusesOfKind').length
  await user.click(await main().findByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(main().queryByRole('button', { name: 'Activate' })).toBeNull())
  expect(heardOf('activateBonus')[0]?.input.params).toEqual({ id: '2' })
  const again = heardOf('listBonusesOfKind')
    .slice(before)
    .map(({ input }) => input.params?.['kind'])
  expect(again.filter((kind) => kind === 'huntings').length).toBeGreaterThan(0)
  await waitFor(() =>
    expect(
      heardOf('listBonusesOfKind').filter(({ input }) => input.params?.['kind'] === 'tournaments')
        .length,
    ).toBeGreaterThan(1),
  )
})

test('[BON-03] a box that is not full says so, and one that is can be opened', async () => {
  const { main } = await openWith([
    { ...box, userBonusStatus: 'available', activatable: false },
    { ...box, id: '5', userBonusStatus: 'available' },
  ])
  expect(await main().findByText('Collecting points')).toBeVisible()
  expect(main().getAllByText('Ready to activate')).toHaveLength(1)
})

test('[HUNT-01] [BON-13] a hunt shows what was farmed, and a boost what it makes of a freebet', async () => {
  const { main, user, heardOf, answer } = await openWith(
    [{ ...hunt, freebetsToBoost: ['1'], boostMultiplier: 1_500 }, aFreebet()],
    '/bonuses/huntings/2',
  )
  const stat = async (name: string) =>
    (await main().findByText(name)).nextElementSibling?.textContent ?? ''
  expect(await stat('Average stake')).toBe('12.50\u00A0€')
  expect(await stat('Bets')).toBe('7')
  expect(await stat('In open bets')).toBe('40')
  expect(await stat('Potential free bet')).toBe('5.00\u00A0€')
  expect(main().getByText('30 of 100 points')).toBeVisible()
  answer({ boostFreebets: () => ({ data: [aFreebet({ multiplier: 1_500 })] }) })
  expect(main().getByRole('button', { name: 'Choose free bets' })).toBeDisabled()
  await user.click(
    await main().findByRole('checkbox', { name: 'A bet on us 5.00\u00A0€ × 1.5 = 7.50\u00A0€' }),
  )
  await user.click(main().getByRole('button', { name: 'Boost 1 free bet' }))
  await waitFor(() => expect(heardOf('boostFreebets')).toHaveLength(1))
  expect(heardOf('boostFreebets')[0]?.input).toMatchObject({
    params: { id: '2' },
    body: { freebetIds: ['1'] },
  })
})

test('[TOUR-01] [TOUR-02] [RT-12] a tournament has its leaderboard, the own row marked, and its pool as it is told', async () => {
  const { main, push } = await openWith([cup], '/bonuses/tournaments/3')
  await main().findByRole('heading', { name: 'Leaderboard' })
  const rows = main().getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlacePlayerPointsFree bet',
    '1ada900125.00\u00A0€',
    '11bo900125.00\u00A0€',
    '12You130125.00\u00A0€',
  ])
  expect(rows.filter((row) => row.dataset['own'])).toEqual([rows[3]])
  expect(main().getByText('250.00 €')).toBeVisible()
  const tournament = { id: 'cup', poolAmount: amountOf(30_000n), currency: 'EUR' }
  push.publish(
    channels.updates('en'),
    encodePushEvent({ type: 'tournament_pool_changed', tournament }),
  )
  expect(await main().findByText('300.00 €')).toBeVisible()
})

test('[LOOT-01] a box that holds one of several prizes does not promise all of them', async () => {
  const big = { name: 'Freebet', chance: 1, type: 'freebet' as const, amount: amountOf(2_000n) }
  const { main } = await openWith([{ ...box, contents: [big, ...box.contents, big] }], '/bonuses')
  expect(await main().findByText('20.00 € or 1.00 €')).toBeVisible()
})

test('[LOOT-01] a box shows its chances before it is opened, and after it a draw that holds', async () => {
  const { main, user, keep, heardOf } = await openWith([box], '/bonuses/lootboxes/4')
  const chances = (await main().findAllByRole('row')).map(({ textContent }) => textContent)
  expect(chances).toEqual(['Small freebet1.00\u00A0€90%', 'Nothing10%'])
  expect(main().getByText(box.commitment ?? '')).toBeVisible()
  const seed = new Uint8Array(32).fill(7)
  const digest = await crypto.subtle.digest('SHA-256', seed)
  const commitment = hexOf(new Uint8Array(digest))
  const draw = {
    commitment,
    seed: hexOf(seed),
    message: '4:luck',
    number: await drawn(seed, '4:luck'),
    content: 0,
  }
  draw.content = draw.number < 900_000 ? 0 : 1
  await user.type(main().getByRole('textbox', { name: /^Your own word/ }), 'luck')
  keep({ ...box, activatable: false, commitment, draw, wonBonusId: '1' })
  await user.click(main().getByRole('button', { name: 'Open the box' }))
  expect(await main().findByText('In the box: Small freebet')).toBeVisible()
  expect(heardOf('activateBonus')[0]?.input).toMatchObject({
    params: { id: '4' },
    body: { word: 'luck' },
  })
  expect(await main().findByText('Checked here: the draw holds.')).toBeInTheDocument()
})

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function drawn(seed: Uint8Array<ArrayBuffer>, message: string): Promise<number> {
  const way = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', seed, way, false, ['sign'])
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))
  const view = new DataView(bytes)
  return (view.getUint16(0) * 2 ** 32 + view.getUint32(2)) % 1_000_000
}

test('[COMBO-01] a boost says what so many legs add, as the server has it', async () => {
  const { main } = await openWith([boost], '/bonuses/comboboosts/5')
  await main().findByText('3–4 selections')
  expect(main().getByText('+5%')).toBeVisible()
  expect(main().getByText('From 5 selections')).toBeVisible()
  expect(main().getByText('Each selection at odds of 1.50 or more')).toBeVisible()
  expect(main().getByText('up to +20%')).toBeVisible()
})

test('[PROMO-02] a code that gives nothing says why, one that does shows its bonus', async () => {
  const won = aFreebet({ id: '9', name: 'By code' })
  const { main, screen, user, fill, heardOf, answer, add } = await openWith([])
  const field = await main().findByRole('textbox', { name: 'Promo code' })
  await user.click(main().getByRole('button', { name: 'Redeem' }))
  expect(await main().findByText('Enter a code.')).toBeVisible()
  answer({
    redeemPromoCode: () => {
      throw refusal(422, { localizedMessage: 'We do not know this code.' })
    },
  })
  await fill(field, ' odd-ÇODE ')
  await user.click(main().getByRole('button', { name: 'Redeem' }))
  expect(await main().findByText('We do not know this code.')).toBeVisible()
  expect(heardOf('redeemPromoCode')[0]?.input.body).toEqual({ code: 'odd-ÇODE' })
  add(won)
  answer({ redeemPromoCode: () => ({ data: won }) })
  await user.click(main().getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByRole('dialog', { name: 'By code' })).toBeVisible()
})

test('a visitor sees what is on offer, and is asked to sign in', async () => {
  const offer = aFreebet({
    id: 'welcome',
    userBonusStatus: 'unknown',
    hindrance: 'sign_in',
    seen: null,
  })
  const { main, heardOf } = await openWith([offer], '/bonuses', false)
  expect(await main().findByText('On offer')).toBeVisible()
  expect(main().getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(main().queryByRole('textbox', { name: 'Promo code' })).toBeNull()
  expect(heardOf('listBonusesOfKind')[0]?.input.query).not.toHaveProperty('isAvailable')
  expect(heardOf('markBonusesSeen')).toEqual([])
})

test('a bonus that is not there says so', async () => {
  const { main } = await openWith([], '/bonuses/freebets/77')
  expect(await main().findByRole('heading', { name: 'There is no such bonus' })).toBeVisible()
})

test('[HEAD-01] the header leads to the bonuses, and counts those that are new', async () => {
  const { header, main, user } = await openWith([aFreebet({ seen: false }), hunt], '/sports')
  await user.click(await header().findByRole('link', { name: 'Bonuses, new: 1' }))
  await expect.poll(() => window.location.pathname).toBe('/bonuses')
  await main().findByText('A bet on us')
  expect(await header().findByRole('link', { name: 'Bonuses' })).toBeVisible()
})

test('[HUNT-01] a hunt without a reward is worth the points that were collected, one of them too', async () => {
  const farming = { ...hunt.farming, points: 1 }
  const { main } = await openWith([{ ...hunt, reward: null, farming }])
  expect(await main().findByText('1 point')).toBeVisible()
})
