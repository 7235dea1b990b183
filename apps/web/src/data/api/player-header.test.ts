import { expect, test } from 'vitest'

import { createApiClient } from './api-client.ts'

test('[PLACE-07] says whom the page shows with what moves money, and with nothing else', async () => {
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
