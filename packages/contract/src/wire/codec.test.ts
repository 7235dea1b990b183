import fc from 'fast-check'
import * as v from 'valibot'
import { oddsOf, amountOf, NO_AMOUNT, MAX_AMOUNT } from '@touchline/betting'
import { expect, test } from 'vitest'

import * as calls from '../calls/calls.ts'
import { pushEvent } from '../push.ts'
import { placedBet, placement } from '../schemas/bets.ts'
import { errorBody } from '../schemas/errors.ts'
import { amount } from '../schemas/primitives.ts'
import { userSettings } from '../schemas/settings.ts'
import { decode, encode } from './codec.ts'

const wallet = v.object({
  ownerName: v.string(),
  openAccounts: v.record(v.string(), v.object({ mainBalance: amount })),
  lastSeen: v.nullable(v.object({ atPlace: v.optional(v.string()) })),
})

test('field names are respelled at every depth, keys that are data are not', () => {
  const wire = {
    owner_name: 'Ada',
    open_accounts: { some_key: { main_balance: 12 }, 'm1:18:total=2.5:12': { main_balance: 0 } },
    last_seen: { at_place: 'here' },
  }
  const value = {
    ownerName: 'Ada',
    openAccounts: {
      some_key: { mainBalance: amountOf(12n) },
      'm1:18:total=2.5:12': { mainBalance: NO_AMOUNT },
    },
    lastSeen: { atPlace: 'here' },
  }
  expect(decode(wallet, wire)).toEqual({ ok: true, value })
  expect(encode(wallet, value)).toEqual(wire)
})

test('unknown fields are ignored, malformed ones named by their wire path', () => {
  const wire = { owner_name: 'Ada', open_accounts: {}, last_seen: null, new_field: 1 }
  expect(decode(wallet, wire)).toEqual({
    ok: true,
    value: { ownerName: 'Ada', openAccounts: {}, lastSeen: null },
  })
  const bad = decode(wallet, { ...wire, open_accounts: { EUR: { main_balance: 1.5 } } })
  expect(bad).toMatchObject({ ok: false })
  expect(bad.ok ? '' : bad.problem).toMatch(/open_accounts\.EUR\.main_balance: must be an integer/)
})

test('an amount that a JSON number cannot hold exactly is refused, never rounded', () => {
  expect(() =>
    encode(wallet, {
      ownerName: '',
      openAccounts: { EUR: { mainBalance: amountOf(2n ** 53n) } },
      lastSeen: null,
    }),
  ).toThrow(RangeError)
})

/** Keys that validation drops, for they reach into an object's prototype. */
const RESERVED = new Set(['__proto__', 'prototype', 'constructor'])

test('what is encoded decodes to the same value', () => {
  const value = fc.record({
    ownerName: fc.string(),
    openAccounts: fc.dictionary(
      fc.string().filter((key) => !RESERVED.has(key)),
      fc.record({ mainBalance: fc.bigInt({ min: 0n, max: MAX_AMOUNT }).map(amountOf) }),
    ),
    lastSeen: fc.option(fc.record({ atPlace: fc.string() })),
  })
  fc.assert(
    fc.property(value, (wanted) => {
      const result = decode(wallet, JSON.parse(JSON.stringify(encode(wallet, wanted))))
      expect(result.ok && result.value).toEqual({
        ...wanted,
        openAccounts: { ...wanted.openAccounts },
      })
    }),
  )
})

test('[PLACE-08] [PLACE-09] a placement is {meta, bets} with the named fields', () => {
  const value: v.InferOutput<typeof placement> = {
    meta: {
      deviceId: 'd',
      quick: false,
      type: 'system',
      reference: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
      acceptMode: 'none',
    },
    bets: [
      {
        bonus: { id: 'b', type: 'comboboost', odds: oddsOf(1100) },
        stake: { value: amountOf(1000n), currency: 'EUR' },
        selections: [
          {
            matchId: '1',
            marketId: 18,
            specifier: 'total=2.5',
            outcomeId: '12',
            odds: oddsOf(1850),
          },
        ],
        systemId: '2/3',
        customOdds: oddsOf(2000),
      },
    ],
  }
  expect(encode(placement, value)).toEqual({
    meta: {
      device_id: 'd',
      quick: false,
      type: 'system',
      reference: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
      accept_mode: 'none',
    },
    bets: [
      {
        bonus: { id: 'b', type: 'comboboost', odds: 1100 },
        stake: { value: 1000, currency: 'EUR' },
        selections: [
          {
            match_id: '1',
            market_id: 18,
            specifier: 'total=2.5',
            outcome_id: '12',
            odds: oddsOf(1850),
          },
        ],
        system_id: '2/3',
        custom_odds: 2000,
      },
    ],
  })
})

test('[MYB-01] a placed bet has every field of the product text', () => {
  const fields = Object.keys(placedBet.entries)
  for (const field of [
    'id',
    'type',
    'ref',
    'status',
    'stake',
    'winAmount',
    'currency',
    'subunits',
    'odds',
    'selections',
    'createdAt',
    'result',
    'toCashout',
    'bonus',
    'systemType',
    'usedInJackpot',
    'isVip',
  ]) {
    expect(fields).toContain(field)
  }
})

const placedOnWire = {
  id: '1',
  type: 'single',
  ref: 'TL-1',
  status: 'done',
  stake: 100,
  currency: 'EUR',
  subunits: 100,
  win_amount: 0,
  odds: 2000,
  selections: [],
  created_at: '2026-11-20T19:00:00.000Z',
  settled_at: null,
  result: 'no_results',
  to_cashout: null,
  bonus: null,
  system_type: null,
  used_in_jackpot: false,
  is_vip: false,
  rejection_key: null,
  acceptance_at: null,
}

test.each([
  ['[MYB-02] a double', { type: 'double' }, { type: 'combo' }],
  ['[MYB-02] a treble', { type: 'treble' }, { type: 'combo' }],
  ['[MYB-02] an accumulator', { type: 'accumulator' }, { type: 'combo' }],
  ['[MYB-03] [AMB-16] canceled', { status: 'canceled' }, { status: 'cancelled' }],
  ['[MYB-04] [AMB-16] cancelled', { result: 'cancelled' }, { result: 'canceled' }],
])('%s is read from a placed bet', (_, wire, read) => {
  const result = decode(placedBet, { ...placedOnWire, ...wire })
  expect(result.ok && result.value).toMatchObject(read)
})

test('[ODDS-05] [GAP-20] settings with an unknown odds format read as european', () => {
  const { availableOddsTypes, activeOddsType } = userSettings.entries
  const formats = v.object({ availableOddsTypes, activeOddsType })
  expect(
    decode(formats, { available_odds_types: ['american', 'xyz'], active_odds_type: 'xyz' }),
  ).toEqual({
    ok: true,
    value: { availableOddsTypes: ['american', 'european'], activeOddsType: 'european' },
  })
})

test('[PLACE-17] [PLACE-18] an error body carries messages per selection and details', () => {
  const wire = {
    data: {
      code: 101,
      message_key: 'error.place_bets.invalid_odds',
      localized_message: 'The odds have changed',
      details: { any_thing: [1] },
      errors_by_bet: { 'm_1:1::1': { localized_message: 'now 1.80', odds: 1800 } },
    },
  }
  const result = decode(errorBody, wire)
  expect(result.ok && result.value.data.errorsByBet).toEqual({
    'm_1:1::1': { localizedMessage: 'now 1.80', odds: 1800 },
  })
  expect(result.ok && result.value.data.details).toEqual({ any_thing: [1] })
})

const inner = v.object({ atPlace: v.string() })

test.each<[string, v.GenericSchema, RegExp]>([
  ['a kind that it does not know', v.object({ a: v.tuple([inner]) }), /kind tuple/],
  ['a loose object, whose other fields it would drop', v.looseObject({}), /kind loose_object/],
  [
    'one behind a field that no value reaches',
    v.object({ a: v.optional(v.map(inner, inner)) }),
    /map/,
  ],
  ['fields in a union', v.nullable(v.union([v.string(), inner])), /make it a variant/],
  ['fields below an option of a union', v.union([v.array(v.nullable(inner))]), /make it a variant/],
  [
    'a variant told apart by more than a literal',
    v.variant('kind', [v.object({ kind: v.picklist(['a', 'b']) })]),
    /none under kind/,
  ],
])('refuses a schema with %s, rather than spell it wrong', (_, schema, problem) => {
  expect(() => decode(schema, {})).toThrow(problem)
  expect(() => encode(schema, {})).toThrow(problem)
})

test('spells every schema of every call and push event', () => {
  for (const call of Object.values(calls)) {
    for (const schema of [
      'query' in call ? call.query : undefined,
      'body' in call ? call.body : undefined,
      'response' in call ? call.response : undefined,
    ]) {
      if (schema !== undefined) expect(() => decode(schema, {})).not.toThrow()
    }
  }
  expect(() => decode(pushEvent, {})).not.toThrow()
  expect(() => decode(errorBody, {})).not.toThrow()
})
