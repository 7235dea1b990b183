import { amountOf } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'
import { expect, test } from 'vitest'

import { ownDataCsv, ownDataJson, whole } from './own-data.ts'

const MOVEMENTS = [1, 2, 3].map((id) => ({ id: String(id), amount: amountOf(-5n) }))

type Query = { before?: string; kind?: string; after?: string; status?: string[] }

/** A player with a hostile nickname and movements on two pages. */
const answers: Record<string, (input: { query?: Query }) => unknown> = {
  getPlayer: () => ({ data: { nickname: '=HYPERLINK("http://x")', lastName: null } }),
  getSettings: () => ({ data: { stakes: { EUR: [amountOf(500n)] } } }),
  listAccounts: () => ({ data: [{ currency: 'EUR', balance: amountOf(12_345_678_901_234_567n) }] }),
  listSessions: () => ({ data: [] }),
  listOwnRecords: ({ query }) =>
    query?.kind === 'sign_ins'
      ? {
          data: [{ at: query.after ?? 'first', entry: { browser: '@Firefox', system: '+1' } }],
          meta: { next: query.after === undefined ? '7' : null },
        }
      : { data: [], meta: { next: null } },
  listBets: ({ query }) => {
    const asked = BETS.filter(({ status }) => query?.status?.includes(status))
    const from =
      query?.before === undefined ? 0 : asked.findIndex(({ id }) => id === query.before) + 1
    return { data: asked.slice(from, from + 500) }
  },
  listTransactions: ({ query }) =>
    query?.before === undefined
      ? { data: MOVEMENTS.slice(0, 2), meta: { next: '2' } }
      : { data: MOVEMENTS.slice(2), meta: { next: null } },
}
const BETS = [
  { id: '900', ref: 'A', status: 'rejected', selections: [{ odds: 1850 }] },
  ...Array.from({ length: 600 }, (_, at) => ({ id: `${899 - at}`, status: 'done' })),
]
const api = ((name: string, input: object = {}) =>
  Promise.resolve(answers[name]?.(input))) as unknown as ApiClient

test('[ROLE-02] all that is kept of a player is one JSON file, every page and every digit of it', async () => {
  const all = JSON.parse((await whole(ownDataJson(api))).join('')) as Record<string, object[]>
  expect(all['player']).toEqual([{ nickname: '=HYPERLINK("http://x")', lastName: null }])
  expect(all['accounts']).toEqual([{ currency: 'EUR', balance: '12345678901234567' }])
  expect(all['sign_ins']).toMatchObject([{ at: 'first' }, { at: '7' }])
  expect(all['bets']?.map((bet) => ({ ...bet }))).toMatchObject(BETS)
  expect(all['transactions']?.map((one) => ({ ...one }))).toEqual([
    { id: '1', amount: '-5' },
    { id: '2', amount: '-5' },
    { id: '3', amount: '-5' },
  ])
})

test('[ROLE-02] the same as CSV, in which no text of anybody is a formula', async () => {
  const lines = (await whole(ownDataCsv(api))).join('').split('\r\n')
  expect(lines[0]).toBe('kind,number,field,value')
  expect(lines).toContain(`player,1,nickname,"'=HYPERLINK(""http://x"")"`)
  expect(lines).toContain("sign_ins,2,entry.system,'+1")
  expect(lines).toContain("sign_ins,2,entry.browser,'@Firefox")
  expect(lines).toContain('accounts,1,balance,12345678901234567')
  expect(lines).toContain('bets,1,selections.0.odds,1850')
  expect(lines).toContain('transactions,3,amount,-5')
  expect(lines).toContain('settings,1,stakes.EUR.0,500')
})
