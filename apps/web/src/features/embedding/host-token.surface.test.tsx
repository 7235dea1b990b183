import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { openInHost } from './testing/open-in-host.ts'

test('[EMBED-20] the session is that of the host’s token, which goes with every call', async () => {
  let accepted = 'good'
  const page = await openInHost('/sports', {
    answers: {
      getPlayer: () => {
        const last = page.heardOf('getPlayer').at(-1)?.headers['Authorization']
        page.player.isSignedIn = last === `Bearer ${accepted}`
        if (!page.player.isSignedIn) throw refusal(401)
        return { data: aPlayer() }
      },
      listAccounts: () => ({
        data: [{ currency: 'EUR', balance: amountOf(4_200n), active: true }],
      }),
      startSportsbookSession: () => ({
        data: { startedAt: new Date().toISOString(), endsAt: null },
      }),
    },
  })
  await page.hears('initialized')
  page.say('iframe_integration', { token: 'bad', listeners: [] })
  await page.hears('token-expired')
  page.say('iframe_integration', { token: 'good' })
  await page.hears('balance-changed', { amount: 4_200 })
  expect(page.heardOf('listAccounts').at(-1)?.headers).toMatchObject({
    Authorization: 'Bearer good',
    'X-Session': 'token',
  })
  // The session ends, the host renews its token.
  accepted = 'better'
  page.say('iframe_integration', { token: 'better', listeners: ['token-expired'] })
  await waitFor(() =>
    expect(page.heardOf('listAccounts').at(-1)?.headers['Authorization']).toBe('Bearer better'),
  )
  page.say('iframe_integration', { token: null })
  await waitFor(() => expect(page.heardOf('signOut')).toHaveLength(1))
  expect(page.heardOf('signOut')[0]?.headers['Authorization']).toBe('Bearer better')
  await page.header().findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(window.sessionStorage.getItem('bearer_token')).toBeNull())
})

/** A page whose host has a token that is taken no more. */
async function openWithDeadToken(listeners: readonly string[] = ['token-expired']) {
  let accepted = 'good'
  const page = await openInHost('/sports', {
    answers: {
      getPlayer: () => {
        const last = page.heardOf('getPlayer').at(-1)?.headers['Authorization']
        page.player.isSignedIn = last === `Bearer ${accepted}`
        if (!page.player.isSignedIn) throw refusal(401)
        return { data: aPlayer() }
      },
    },
  })
  await page.hears('initialized')
  page.say('iframe_integration', { token: 'dead', listeners: [...listeners] })
  await page.hears('token-expired')
  return { ...page, accept: (token: string) => (accepted = token) }
}

test('[EMBED-20] a host that renews with a dead token is told, and the player reads why they are out', async () => {
  const page = await openWithDeadToken()
  page.say('iframe_integration', { token: 'dead too' })
  await page.hears('token-refused')
  await page.screen.findByText(/^Your session has ended/)
  // It is asked once: a host whose tokens are all dead is not driven in a circle.
  expect(page.all('token-expired')).toHaveLength(1)
  const messages = await page.screen.findByRole('status', { name: 'Messages' })
  await page.user.click(within(messages).getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(document.querySelector('[data-modal=signIn]')).not.toBeNull())
  page.say('iframe_integration', { token: 'good' })
  await page.hears('balance-changed')
  await waitFor(() => expect(page.screen.queryByText(/^Your session has ended/)).toBeNull())
})

test('[EMBED-20] so does a player whose host has no new token, and says so', async () => {
  const page = await openWithDeadToken()
  page.say('iframe_integration', { token: null })
  await page.hears('token-refused')
  await page.screen.findByText(/^Your session has ended/)
})

test('[EMBED-20] a token that is renewed in time is nothing to speak of', async () => {
  const page = await openWithDeadToken()
  page.say('iframe_integration', { token: 'good' })
  await page.hears('balance-changed')
  expect(page.all('token-refused')).toEqual([])
  expect(page.screen.queryByText(/^Your session has ended/)).toBeNull()
})

test('[EMBED-20] [FAIR-33] another player’s token ends the session of the one before, with its own token', async () => {
  const names: Readonly<Record<string, string>> = { 'Bearer a': '7', 'Bearer b': '8' }
  const page = await openInHost('/sports', {
    answers: {
      getPlayer: () => {
        const id = names[page.heardOf('getPlayer').at(-1)?.headers['Authorization'] ?? '']
        page.player.isSignedIn = id !== undefined
        if (id === undefined) throw refusal(401)
        return { data: aPlayer({ id, email: `${id}@example.test` }) }
      },
    },
  })
  await page.hears('initialized')
  page.say('iframe_integration', { token: 'a' })
  await page.header().findByRole('button', { name: /^Your account: 7/ })
  page.say('iframe_integration', { token: 'b' })
  await page.header().findByRole('button', { name: /^Your account: 8/ })
  await waitFor(() => expect(page.heardOf('signOut')).toHaveLength(1))
  expect(page.heardOf('signOut')[0]?.headers).toMatchObject({
    Authorization: 'Bearer a',
    'X-Session': 'token',
  })
  expect(window.sessionStorage.getItem('bearer_token')).toContain('"b"')
  // Nothing is asked of the host, whose word it was.
  expect(page.all('token-expired')).toEqual([])
  expect(page.all('sign-in')).toEqual([])
})

test('[EMBED-20] who signs in within the frame has a token, and keeps it over the next document', async () => {
  const page = await openInHost('/sports')
  const { signIn } = page.world.answers
  page.answer({
    signIn: async (input) => {
      const answer = await signIn?.(input)
      return { data: { player: aPlayer(), ...answer?.data, token: 'own' } }
    },
  })
  await page.hears('initialized')
  await page.user.click(page.header().getByRole('button', { name: 'Sign in' }))
  await page.fill(await page.screen.findByLabelText(/e-mail/i), 'a@b.example')
  await page.fill(page.screen.getByLabelText('Password'), 'correct-horse-7')
  await page.user.keyboard('{Enter}')
  await page.hears('balance-changed')
  expect(page.heardOf('listAccounts').at(-1)?.headers['Authorization']).toBe('Bearer own')
  expect(window.sessionStorage.getItem('bearer_token')).toContain('own')
})
