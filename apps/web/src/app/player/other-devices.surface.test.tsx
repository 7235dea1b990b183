import { waitFor } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, encodePushEvent, type FavouriteType, type PushEvent } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { aLossLimit } from '../../testing/limits.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'

/** A player's page, and another device of theirs. */
async function openPage(
  answers: SurfaceOptions['answers'] = {},
  path = '/sports/soccer/arsenal-chelsea-m10',
) {
  const page = await openSurface(path, {
    isSignedIn: true,
    answers,
  })
  const own = channels.player('en', '7')
  const tellPlayer = (event: PushEvent) => page.push.publish(own, encodePushEvent(event))
  const followed = () =>
    page.push.commandsOf('subscribe').map(({ subscribe }) => subscribe?.channel)
  await waitFor(() => expect(followed()).toContain(own))
  await waitFor(() => expect(page.heardOf('listFavourites')).toHaveLength(3))
  return { ...page, tellPlayer }
}

test('[FAV-05] a star that is set on another device is set here, and one that is taken off is off', async () => {
  const marked: Record<FavouriteType, string[]> = { matches: [], tournaments: [], sports: [] }
  const list = (type: FavouriteType) => ({ data: { type, favoriteIds: [...marked[type]] } })
  const { main, tellPlayer, user, heardOf } = await openPage({
    listFavourites: ({ params }) => list(params?.['type'] as FavouriteType),
    addFavourite: () => list('matches'),
  })
  const star = await main().findByRole('button', { name: 'Favourite: Arsenal v Chelsea' })
  const leave = (...matches: string[]) => {
    marked.matches = matches
    tellPlayer({ type: 'favourites_changed', favourites: list('matches').data })
  }
  leave('10')
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'))
  leave()
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
  expect(heardOf('listFavourites')).toHaveLength(9)

  // What this page does itself is told to it as well, and not read once more.
  await user.click(star)
  await waitFor(() => expect(heardOf('addFavourite')).toHaveLength(1))
  leave('10')
  leave('10', '30')
  await waitFor(() => expect(heardOf('listFavourites')).toHaveLength(12))
  expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('[ACC-01] the account that another device switches to is the one in use here', async () => {
  const { header, tellPlayer, answer, heardOf } = await openPage()
  await header().findByRole('button', { name: /^Balance .*€/ })
  const accounts = [
    { currency: 'EUR', balance: amountOf(100_000n), active: true },
    { currency: 'USD', balance: amountOf(7_700n), active: true },
  ]
  answer({
    getPlayer: () => ({ data: aPlayer({ currency: 'USD' }) }),
    listAccounts: () => ({ data: accounts }),
  })
  const before = heardOf('getPlayer').length
  for (let n = 0; n < 4; n += 1) tellPlayer({ type: 'account_changed' })
  await header().findByRole('button', { name: /^Balance .*77\.00/ })
  // However often it is told meanwhile, once more is enough.
  expect(heardOf('getPlayer').length - before).toBeLessThanOrEqual(2)
})

test('[RG-06] a limit that another device sets holds here, too', async () => {
  const { main, answer, tellPlayer } = await openPage(
    { listLimits: () => ({ data: [] }) },
    '/profile/limits',
  )
  await main().findByText(/^You have no limits yet/)
  answer({ listLimits: () => ({ data: [aLossLimit()] }) })
  tellPlayer({ type: 'account_changed' })
  await main().findByText(/60\.00.* of .*80\.00.* left/)
})

/** A page whose player has done on another device, before the channel was joined, what makes `versions`. */
async function openAfterChange(versions: readonly string[]) {
  let reads = 0
  const page = await openSurface('/sports/soccer/arsenal-chelsea-m10', {
    isSignedIn: true,
    answers: {
      listAccounts: () => {
        const version = versions[reads] ?? ''
        reads += 1
        const account = { balance: amountOf(7_700n), active: true }
        return {
          data: ['EUR', 'USD'].map((currency) => ({ ...account, currency })),
          meta: { version },
        }
      },
      getPlayer: () => ({ data: aPlayer({ currency: reads > 1 ? 'USD' : 'EUR' }) }),
      listFavourites: ({ params }) => {
        const type = params?.['type'] as FavouriteType
        return { data: { type, favoriteIds: reads > 1 && type === 'matches' ? ['10'] : [] } }
      },
    },
  })
  // Once when the page began, once when the channel was joined.
  await waitFor(() => expect(reads).toBeGreaterThan(1))
  return page
}

test('[ACC-01] [FAV-05] what another device changed before the channel was joined is read once it is', async () => {
  const { header, main, heardOf } = await openAfterChange(['1', '2', '2'])
  await header().findByRole('button', { name: /^Balance .*USD/ })
  const star = await main().findByRole('button', { name: 'Favourite: Arsenal v Chelsea' })
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'))
  expect(heardOf('getPlayer')).toHaveLength(2)
})

test('[ACC-01] an account that is as it was read is not read once more', async () => {
  const { header, heardOf } = await openAfterChange(['1', '1'])
  await header().findByRole('button', { name: /^Balance .*€/ })
  await waitFor(() => expect(heardOf('listFavourites')).toHaveLength(3))
  expect(heardOf('getPlayer')).toHaveLength(1)
})

test('[FAV-08] favourites that cannot be read anew stay as they are', async () => {
  const { tellPlayer, answer, heardOf, screen } = await openPage()
  answer({ listFavourites: () => Promise.reject(refusal(500)) })
  tellPlayer({ type: 'favourites_changed', favourites: { type: 'sports', favoriteIds: ['1'] } })
  await waitFor(() => expect(heardOf('listFavourites')).toHaveLength(6))
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('[MYB-03] [MYB-14] a bet that is rejected where no receipt shows it is told of', async () => {
  const { screen, tellPlayer } = await openPage()
  const bet = aPlacedBet({ ref: 'TL-7F3K', status: 'submitted' })
  tellPlayer({ type: 'bet_changed', bet })
  tellPlayer({ type: 'bet_changed', bet: { ...bet, status: 'rejected' } })
  await screen.findByText('Bet not accepted')
  await screen.findByText(/TL-7F3K\. The stake is back/)
})

test('[RT-27] a page whose live line is refused becomes that of whoever is signed in by now', async () => {
  const page = await openPage()
  const { answer, header, push } = page
  const accounts = [{ currency: 'EUR', balance: amountOf(4_200n), active: true }]
  answer({
    getPlayer: () => ({ data: aPlayer({ id: '8', email: 'bo@example.test' }) }),
    listAccounts: () => ({ data: accounts }),
  })
  push.dropConnections(3500)
  await header().findByRole('button', { name: /^Balance .*42\.00/ })
  const followed = () => push.commandsOf('subscribe').map(({ subscribe }) => subscribe?.channel)
  await waitFor(() => expect(followed()).toContain(channels.player('en', '8')))
  expect(document.documentElement).toHaveAttribute('data-connection', 'connected')
})
