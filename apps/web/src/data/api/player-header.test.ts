import { calls, type Call, type CallName } from '@touchline/contract'
import { expect, test } from 'vitest'

import { createApiClient, type ShownSession } from './api-client.ts'

const shownAs = (session: ShownSession) => ({
  page: { renderedAt: 0 },
  session: { getState: () => session },
})

test('[PLACE-07] says whom the page shows with what moves money, and not with what reads', async () => {
  const sent: Record<string, string | undefined> = {}
  let session: ShownSession = { profile: { id: '7' }, isMissing: false }
  const client = await createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    headers: () => ({ 'X-Site-Preview': 'p' }),
    shown: () => shownAs(session),
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
  session = { profile: null, isMissing: false }
  expect(await ask()).toEqual([undefined, undefined])
})

test('[FAIR-33] a page of another player changes nothing of the one who has signed in elsewhere', async () => {
  const silent: string[] = []
  let name = ''
  const client = await createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    shown: () => shownAs({ profile: { id: '7' }, isMissing: false }),
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
    await client(call.name as CallName, { params }).catch(() => undefined)
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

const OF_ADA: ShownSession = { profile: { id: '7' }, isMissing: false }

/** Of a change that is answered when the page shows something else. */
async function outcomeOf(status: number, next: ShownSession): Promise<string> {
  let session = OF_ADA
  const client = await createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    shown: () => shownAs(session),
    fetch: async () => {
      session = next
      return { status, ok: status === 200, text: async () => '' }
    },
  })
  return client('unsubscribePush', { body: { endpoint: 'https://push.example' } }).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.name : ''),
  )
}

test('[FAIR-33] an answer that comes once its player has gone is as one that was called off', async () => {
  const others: ShownSession[] = [
    { profile: { id: '8' }, isMissing: false },
    { profile: null, isMissing: false },
  ]
  for (const other of others) {
    expect([await outcomeOf(200, other), await outcomeOf(422, other)]).toEqual([
      'AbortError',
      'AbortError',
    ])
  }
  const same: ShownSession[] = [
    OF_ADA,
    { profile: null, isMissing: true },
    { profile: null, hasEnded: true, isMissing: false },
  ]
  for (const one of same) {
    expect([await outcomeOf(200, one), await outcomeOf(422, one)]).toEqual(['done', 'ApiError'])
  }
})
