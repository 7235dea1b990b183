import { expect, test } from 'vitest'

import {
  messagesFromHost,
  messagesToHost,
  messageToHost,
  readFromHost,
  readToHost,
} from './host-messages.ts'

const SAID_BY_HOST = {
  iframe_integration: { token: 't', listeners: ['sign-in'], options: { odds: 'american' } },
  odds_changed: { type: 'american' },
  page_changed: { path: '/sports/live' },
  search_modal: { open: true },
  open_bet_slip: { tab: 'MY_BETS' },
  viewport: { top: 120, height: 800, width: 390 },
  apply_bet_code: { code: 'ABC123' },
  change_locale: { locale: 'de' },
  change_currency: { currency: 'BTC' },
}

test('[EMBED-03] what goes to a host carries the prefix, and is read back by it', () => {
  const message = messageToHost('balance-changed', { currency: 'EUR', amount: 1250 })
  expect(message.type).toBe('sportsbook:balance-changed')
  expect(readToHost(message)).toEqual({
    name: 'balance-changed',
    payload: { currency: 'EUR', amount: 1250 },
  })
  expect(readToHost({ ...message, type: 'balance-changed' })).toBeNull()
})

test.each(Object.entries(SAID_BY_HOST))(
  '[GAP-31] a host says %s with the prefix or without it',
  (name, payload) => {
    expect(readFromHost({ type: name, payload })).toEqual({ name, payload })
    expect(readFromHost({ type: `sportsbook:${name}`, version: 1, payload })).toEqual({
      name,
      payload,
    })
  },
)

test('every message of a host is among those that are read', () => {
  expect(Object.keys(SAID_BY_HOST)).toEqual(Object.keys(messagesFromHost))
  expect(Object.keys(messagesToHost)).toContain('page-size-changed')
})

test.each([
  undefined,
  null,
  7,
  'page_changed',
  [],
  {},
  { type: 7 },
  { type: 'unknown', payload: {} },
  { type: '__proto__', payload: {} },
  { type: 'toString' },
  { type: 'page_changed' },
  { type: 'page_changed', payload: { path: '//evil.example' } },
  { type: 'page_changed', payload: { path: String.raw`/\evil.example` } },
  { type: 'page_changed', payload: { path: 'https://evil.example' } },
  { type: 'page_changed', payload: { path: `/${'a'.repeat(3_000)}` } },
  { type: 'page_changed', version: 2, payload: { path: '/sports' } },
  { type: 'viewport', payload: { top: Number.NaN, height: 1, width: 1 } },
  { type: 'viewport', payload: { top: -1, height: 1, width: 1 } },
  { type: 'odds_changed', payload: { type: 'roman' } },
])('nonsense of a host is no message: %j', (data) => {
  expect(readFromHost(data)).toBeNull()
})

test('[EMBED-20] one thing that a host says wrongly costs nothing of the rest', () => {
  const options = { locale: '', currency: 'eur', odds: 'roman', theme: null, timezone: 'Mars' }
  expect(
    readFromHost({
      type: 'iframe_integration',
      payload: { token: 'good', listeners: 'all', options: { ...options, height: 'content' } },
    })?.payload,
  ).toEqual({ token: 'good', options: { height: 'content' } })
  expect(
    readFromHost({ type: 'iframe_integration', payload: { options: 'none' } })?.payload,
  ).toEqual({})
})

test.each(['', 7, 'x'.repeat(3_000)])(
  '[EMBED-20] what can be no token is that of nobody: %j',
  (token) => {
    expect(readFromHost({ type: 'iframe_integration', payload: { token } })?.payload).toEqual({
      token: null,
    })
  },
)
