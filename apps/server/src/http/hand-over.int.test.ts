import type { Call } from '@touchline/contract'
import { API_BASES, acceptHeader, calls, decode } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../db/testing/test-database.ts'
import { backendOfSuite } from '../modules/testing/backend-of-suite.ts'
import { askForAnswer } from './hand-over.ts'

const OF_PAGES = [
  [calls.getSystemSettings, ''],
  [calls.listSports, '?page=1&limit=500'],
  [calls.listTournaments, '?limit=8&sort_by=priority%3Adesc'],
  [calls.listMatches, '?limit=500&type=match&match_status=0%2C1%2C2'],
  [calls.listMatches, '?limit=500&type=outright'],
  [calls.getListMarkets, '?sport_key=soccer'],
  [calls.getMatch, ''],
  [calls.listMarkets, '?limit=500'],
  [calls.getSiteParts, ''],
] as const

describe.each(engines.slice(0, 1))('answers within the process', (engine) => {
  const test = backendOfSuite(engine)

  it.each(OF_PAGES)('are what a browser reads of their text: $name', async (call, query) => {
    const { app, book } = test.backend
    const match = book.matches().find(({ id }) => book.markets(id).length > 0)
    const url = `${API_BASES[call.api]}${call.path.replace(/:\w+/, match?.id ?? '')}${query}`
    const { version }: Call = call
    const accept = version === undefined ? 'application/json' : acceptHeader(version)
    const headers = { accept, 'accept-language': 'de' }
    const { asked, answer } = await askForAnswer((more) =>
      app.inject({ url, headers: { ...headers, ...more } }),
    )
    expect([asked.statusCode, asked.body]).toEqual([200, ''])
    const sent = await app.inject({ url, headers })
    const read = decode(call.response, sent.json())
    expect({ ok: true, value: answer }).toEqual(read)
  })

  it('are handed to nobody who makes the name up, and refusals stay text', async () => {
    const { app } = test.backend
    const headers = { accept: acceptHeader(2), 'x-hand-over': 'me' }
    const answer = await app.inject({ url: '/api/sportsbook/sports', headers })
    expect(answer.json()).toHaveProperty('data')
    const refused = await askForAnswer((more) =>
      app.inject({ url: '/api/sportsbook/sports', headers: more }),
    )
    expect([refused.asked.statusCode, refused.answer]).toEqual([406, undefined])
    expect(refused.asked.json()).toHaveProperty('data.message_key')
  })
})
