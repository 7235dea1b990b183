import { expect, test } from 'vitest'

import type { Call } from '../calls/call.ts'
import * as calls from '../calls/calls.ts'
import { ApiError } from './api-error.ts'
import { createApiClient, type FetchLike } from './client.ts'

type Sent = { url: string; init: Parameters<FetchLike>[1] }

function clientAnswering(status: number, body: unknown, language = 'en') {
  const sent: Sent[] = []
  const client = createApiClient({
    bases: { platform: '/api/platform', sportsbook: '/api/sportsbook', frontend: '' },
    language: () => language,
    fetch: (url, init) => {
      sent.push({ url, init })
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return Promise.resolve({ status, ok: status < 400, text: () => Promise.resolve(text) })
    },
  })
  return { client, sent }
}

const emptyList = {
  data: [],
  meta: { pagination: { total: 0, page: 1, limit: 500, last_page: 1 } },
}

test('[HTTP-01] platform calls carry credentials, the app name and a versioned accept header', async () => {
  const { client, sent } = clientAnswering(200, { data: [] })
  await client('listAccounts', { query: { compatibility: 'false' } })
  expect(sent[0]?.url).toBe('/api/platform/player/accounts?compatibility=false')
  expect(sent[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { 'X-App-Name': 'sportsbook', Accept: 'application/vnd.touchline.v1+json' },
  })
})

test('[FAV-07] what changes something arrives though the page goes', async () => {
  const { client, sent } = clientAnswering(200, { data: { type: 'matches', favorite_ids: [] } })
  await client('listFavourites', { params: { type: 'matches' } })
  await client('addFavourite', { params: { type: 'matches', id: '3' } })
  await client('removeFavourite', { params: { type: 'matches', id: '3' } })
  expect(sent.map(({ init }) => init.keepalive)).toEqual([false, true, true])
})

test('[HTTP-02] sportsbook calls are version 2, bets version 3, with a language header', async () => {
  const { client, sent } = clientAnswering(200, emptyList, 'de')
  await client('listSports')
  await client('listBets')
  expect(sent.map(({ init }) => init.headers['Accept'])).toEqual([
    'application/vnd.touchline.v2+json',
    'application/vnd.touchline.v3+json',
  ])
  expect(sent[0]?.init.headers['Accept-Language']).toBe('de')
})

test('[HTTP-01] [HTTP-02] [AMB-31] every call has the version of its backend, those about bets 3', () => {
  for (const { name, api, path, version } of Object.values<Call>(calls)) {
    if (api === 'frontend') continue
    const expected = api === 'platform' ? 1 : /^\/bets(?:\/|$)/.test(path) ? 3 : 2
    expect({ name, version }).toEqual({ name, version: expected })
  }
})

test('[I18N-09] br goes out as pt-BR', async () => {
  const { client, sent } = clientAnswering(200, emptyList, 'br')
  await client('listSports')
  expect(sent[0]?.init.headers['Accept-Language']).toBe('pt-BR')
})

test('[BROWSE-07] filters go out under their wire names', async () => {
  const { client, sent } = clientAnswering(200, emptyList)
  await client('listMatches', {
    query: { sportKey: ['soccer', 'tennis'], matchStatus: [0, 1], maxPerSport: 5, hasVideo: true },
  })
  expect(sent[0]?.url).toBe(
    '/api/sportsbook/matches?sport_key=soccer%2Ctennis&match_status=0%2C1&max_per_sport=5&has_video=true',
  )
})

test('[ALERT-07] a refusal carries the server’s own message', async () => {
  const { client } = clientAnswering(422, {
    data: { code: 101, message_key: 'error.x', localized_message: 'Say it so' },
  })
  const error = await client('listBets').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    kind: 'refused',
    status: 422,
    code: 101,
    messageKey: 'error.x',
    localizedMessage: 'Say it so',
  })
})

test.each([
  ['a text', 'Ask your bank', { text: 'Ask your bank' }],
  ['a list', ['One', 'Two'], { 0: 'One', 1: 'Two' }],
  ['names', { to_cashout: 650 }, { to_cashout: 650 }],
])('[PLACE-18] details of a refusal may be %s', async (_, details, read) => {
  const { client } = clientAnswering(422, { data: { code: 130, details } })
  await expect(client('placeBets')).rejects.toMatchObject({
    kind: 'refused',
    code: 130,
    details: read,
  })
})

test('an answer nobody can read is told apart from a refusal', async () => {
  for (const [status, body] of [
    [502, '<html>bad gateway</html>'],
    [200, { data: 'no list' }],
  ] as const) {
    const { client } = clientAnswering(status, body)
    await expect(client('listBets')).rejects.toMatchObject({ kind: 'unreadable', status })
  }
})

test('no answer is an error of its own, an abort stays an abort', async () => {
  const failing = (error: Error) =>
    createApiClient({
      bases: { platform: '', sportsbook: '', frontend: '' },
      language: () => 'en',
      fetch: async () => {
        throw error
      },
    })
  await expect(failing(new TypeError('network'))('listBets')).rejects.toMatchObject({
    kind: 'no_answer',
    status: 0,
  })
  const abort = Object.assign(new Error('aborted'), { name: 'AbortError' })
  await expect(failing(abort)('listBets')).rejects.toBe(abort)
})

test('an answer that breaks off in its body is no answer', async () => {
  const client = createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    fetch: async () => ({
      status: 200,
      ok: true,
      text: async () => {
        throw new TypeError('terminated')
      },
    }),
  })
  await expect(client('listBets')).rejects.toMatchObject({ kind: 'no_answer' })
})

test('path parameters are escaped and may not be forgotten', async () => {
  const { client, sent } = clientAnswering(200, emptyList)
  await client('listMarkets', { params: { id: 'a/b' } })
  expect(sent[0]?.url).toBe('/api/sportsbook/matches/a%2Fb/markets')
  await expect(client('listMarkets')).rejects.toThrow('path parameter id')
})
