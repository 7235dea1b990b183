import { expect, test } from 'vitest'

import { channels } from './push-channels.ts'
import { decodePushEvent, encodePushEvent } from './push.ts'

test('[RT-09] markets_changed has the payload key markets', () => {
  const wire = {
    type: 'markets_changed',
    markets: [
      {
        match_id: '7',
        id: 18,
        specifier: 'total=2.5',
        status: -1,
        most_balanced: true,
        outcomes: [{ id: '12', active: true, odds: 1850 }],
      },
    ],
  }
  const result = decodePushEvent(wire)
  expect(result).toMatchObject({ ok: true, value: { markets: [{ matchId: '7', status: -1 }] } })
  if (result.ok) expect(encodePushEvent(result.value)).toEqual(wire)
})

test('[RT-13] [RT-17] [GAP-30] balances and cash-out amounts are whole numbers of the smallest unit', () => {
  expect(
    decodePushEvent({ type: 'balance_changed', balance: { currency: 'EUR', amount: 1250 } }),
  ).toEqual({
    ok: true,
    value: { type: 'balance_changed', balance: { currency: 'EUR', amount: 1250n } },
  })
  expect(
    decodePushEvent({ type: 'bet_cashout_changed', bet: { id: 'b', to_cashout: null } }),
  ).toMatchObject({ ok: true, value: { bet: { toCashout: null } } })
})

test('[RT-10] [RT-11] [RT-12] [RT-14] status, provider, pool and counter events', () => {
  const events = [
    { type: 'match_status_changed', match: { id: '1', status: 4 } },
    { type: 'provider_status_changed', provider_statuses: { simulator: 'inactive' } },
    { type: 'tournament_pool_changed', tournament: { id: 't', pool_amount: 5, currency: 'EUR' } },
    { type: 'unread_counters_changed', counters: { notifications: 3 } },
  ]
  for (const event of events) expect(decodePushEvent(event)).toMatchObject({ ok: true })
})

test('[RT-18] [GAP-30] a bonus is announced by what it is called and stands at', () => {
  const wire = {
    type: 'bonus_issued',
    bonus: { id: '7', type: 'freebet', name: 'A bet on us', user_bonus_status: 'available' },
  }
  const result = decodePushEvent(wire)
  expect(result).toMatchObject({ ok: true, value: { bonus: { userBonusStatus: 'available' } } })
  if (result.ok) expect(encodePushEvent(result.value)).toEqual(wire)
  expect(decodePushEvent({ ...wire, bonus: { id: '7' } }).ok).toBe(false)
})

test('[RT-19] [AMB-27] a notification event brings one, or several, and never none', () => {
  const one = {
    id: '7',
    title: 'A freebet',
    caption: null,
    body: 'It is yours',
    type: 'bonus',
    object_type: null,
    object_id: null,
    read: false,
    created_at: '2026-05-01T12:00:00Z',
  }
  const several = decodePushEvent({ type: 'notification', notifications: [one, one] })
  expect(several).toMatchObject({ ok: true, value: { notifications: [{ id: '7' }, { id: '7' }] } })
  expect(decodePushEvent({ type: 'notification', notification: one }).ok).toBe(true)
  expect(decodePushEvent({ type: 'notification' }).ok).toBe(false)
  expect(decodePushEvent({ type: 'notification', notifications: [{ id: 7 }] }).ok).toBe(false)
})

test('[RT-19] an unknown event is told apart from a malformed one', () => {
  expect(decodePushEvent({ type: 'moon_changed' })).toMatchObject({ unknownType: 'moon_changed' })
  const malformed = decodePushEvent({ type: 'balance_changed', balance: { amount: 'x' } })
  expect(malformed.ok).toBe(false)
  expect(malformed).not.toHaveProperty('unknownType')
  expect(decodePushEvent(null).ok).toBe(false)
})

test('[RT-05] [RT-06] [RT-07] channel names', () => {
  expect(channels.updates('en')).toBe('public:en.updates')
  expect(channels.match('de', '9')).toBe('public:de.updates.match.9')
  expect(channels.player('en', 'p1')).toBe('$private:en.platform_user.p1')
})
