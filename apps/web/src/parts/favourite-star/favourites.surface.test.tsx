import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const MATCH_PATH = '/sports/soccer/arsenal-chelsea-m10'
const STAR = { name: 'Favourite: Arsenal v Chelsea' }

test('[FAV-07] [FAV-08] a star that the backend refuses goes off again, with an alert', async () => {
  const held = Promise.withResolvers<never>()
  const page = await openSurface(MATCH_PATH, {
    isSignedIn: true,
    answers: {
      addFavourite: () => held.promise,
      listMatches: ({ query }) => listed(query?.favourite === true ? [] : smallWorld),
    },
  })
  const { main, user, screen, answer, load } = page
  const own = await main().findByRole('button', STAR)
  await user.click(own)
  await waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'true'))
  held.reject(refusal(500))
  await waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() => expect(screen.getAllByText('Something went wrong')[0]).toBeVisible())

  const refused = refusal(500, { localizedMessage: 'Back at noon.' })
  answer({ listFavourites: () => Promise.reject(refused) })
  await load('/sports/favorites')
  await waitFor(() => expect(screen.getAllByText('Something went wrong')[0]).toBeVisible())
  expect(await main().findByText('Back at noon.')).toBeVisible()
  await screen.findByText(/^Your favourites could not be read/)
  answer({ listFavourites: () => ({ data: { type: 'matches', favoriteIds: [] } }) })
  await user.click(await main().findByRole('button', { name: 'Try again' }))
  await screen.findByText(/^No favourites yet/)
})

test('[FAV-09] a visitor’s star asks for sign-in and is set right after', async () => {
  const marked: string[] = []
  const page = await openSurface(MATCH_PATH, {
    answers: {
      listFavourites: () => ({ data: { type: 'matches', favoriteIds: marked } }),
      addFavourite: ({ params }) => {
        marked.push(String(params?.['id']))
        return { data: { type: 'matches', favoriteIds: marked } }
      },
    },
  })
  const { main, user, screen, fill, heard, player, answer } = page
  answer({
    signUp: () => {
      player.isSignedIn = true
      return { data: { player: aPlayer(), token: null } }
    },
  })
  const star = () => main().findByRole('button', STAR)
  await user.click(await star())
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Sign in to keep favourites/)
  expect(heard.filter(({ name }) => /favourite/i.test(name))).toEqual([])
  await user.click(await dialog.findByRole('button', { name: 'Join' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await fill(await form.findByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
  await fill(form.getByLabelText('Password'), 'correct-horse-7')
  await user.click(form.getByRole('checkbox'))
  await user.click(form.getByRole('button', { name: 'Join' }))
  await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(marked).toEqual(['10']))
})
