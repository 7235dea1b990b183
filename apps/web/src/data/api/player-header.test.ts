import { calls, type Call, type CallName } from '@touchline/contract'
import { expect, test } from 'vitest'

import { createApiClient } from './api-client.ts'

test('[PLACE-07] says whom the page shows with what moves money, and not with what reads', async () => {
  const sent: Record<string, string | undefined> = {}
  let playerId: string | undefined = '7'
  const client = await createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    headers: () => ({ 'X-Site-Preview': 'p' }),
    playerId: () => playerId,
    fetch: async (url, { headers }) => {
      sent[url] = headers['X-Player']
      expect(headers['X-Site-Preview']).toBe('p')
      return { status: 500, ok: false, text: async () => '' }
    },
  })
  const ask = async () => {
    const body = { betId: '1', toCashout: 1n }
    await client('cashOutBet', { body } as never).catch(() => undefined)
    await client('getPlayer').catch(() => undefined)
    return Object.values(sent)
  }
  expect(await ask()).toEqual(['7', undefined])
  playerId = undefined
  expect(await ask()).toEqual([undefined, undefined])
})

test('[FAIR-33] a page of another player changes nothing of the one who has signed in elsewhere', async () => {
  const silent: string[] = []
  let name = ''
  const client = await createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    playerId: () => '7',
    fetch: async (_, { headers }) => {
      if (headers['X-Player'] !== '7') silent.push(name)
      return { status: 500, ok: false, text: async () => '' }
    },
  })
  const changes = Object.values<Call>(calls).filter(
    ({ access, method }) => access === 'player' && method !== 'GET',
  )
  const params = { id: '1', type: 'matches', messageId: '2', provider: 'casino' }
  for (const call of changes) {
    name = call.name
    await client(call.name as CallName, { params } as never).catch(() => undefined)
  }
  expect(changes.length).toBeGreaterThan(40)
  expect(silent.toSorted()).toEqual([
    'authorizeChannels',
    'findSlipJackpots',
    'getMaxStake',
    'listSlipBonuses',
    'startSportsbookSession',
    'trackActivity',
  ])
})

test.each([200, 422])(
  '[FAIR-33] an answer %i to a change whose player has gone is as one that was called off',
  async (status) => {
    let hasGone = false
    const client = await createApiClient({
      bases: { platform: '', sportsbook: '', frontend: '' },
      language: () => 'en',
      playerId: () => '7',
      hasGone: (playerId) => playerId === '7' && hasGone,
      fetch: async () => ({ status, ok: status === 200, text: async () => '' }),
    })
    const change = () => client('unsubscribePush', { body: { endpoint: 'https://push.example' } })
    const outcome = () =>
      change().then(
        () => 'done',
        ({ name }: Error) => name,
      )
    expect(await outcome()).toBe(status === 200 ? 'done' : 'ApiError')
    hasGone = true
    expect(await outcome()).toBe('AbortError')
    await expect(client('getPlayer')).rejects.not.toHaveProperty('name', 'AbortError')
  },
)
