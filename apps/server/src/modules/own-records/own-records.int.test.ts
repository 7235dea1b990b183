import { randomUUID } from 'node:crypto'
import { OWN_RECORDS, type ApiClient, type calls } from '@touchline/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { allEngines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { KEPT, ownRecordsStatement } from './own-records.ts'

const PASSWORD = 'Secret-pass-1'

/** Told whole by a call of their own, which the player's copy asks too. */
const TOLD_ELSEWHERE: Readonly<Record<string, keyof typeof calls>> = {
  accounts: 'listAccounts',
  bets: 'listBets',
  bet_selections: 'listBets',
  ledger_transactions: 'listTransactions',
  ledger_entries: 'listTransactions',
  sessions: 'listSessions',
}

/** On purpose in no copy, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  barred_sessions: 'secrets of sessions that are over',
  cash_out_news: 'marks what a notification has told',
  chat_people: 'names the player to others at random',
  passkey_challenges: 'a secret that is signed within minutes',
  phone_codes: 'a secret that works within minutes',
  player_tokens: 'secrets of links that still work',
  provider_events: "a provider's numbers, so that none counts twice",
  push_messages: 'on their way for a moment; the notification stays',
  receipts: 'the bet once more, which its player saves beside it',
  recovery_codes: 'secrets',
  settlement_queue: 'bets on their way for a moment',
  sign_in_challenges: 'a secret that works within minutes',
}

describe.each(allEngines)('what is kept of a player, on $name', (engine) => {
  const test = backendOfSuite(engine)

  async function join() {
    const client = test.visitor()
    const email = `${randomUUID()}@example.test`
    const { data } = await client('signUp', {
      body: { email, password: PASSWORD, termsAccepted: true },
    })
    return { client, email, id: Number(data.player.id) }
  }
  const list = async (client: ApiClient, kind: (typeof OWN_RECORDS)[number]) =>
    (await client('listOwnRecords', { query: { kind } })).data

  it('[ROLE-02] reads a player’s own rows by an index, not everybody’s', async () => {
    const tables = Object.values(KEPT).flatMap(({ table, isOf }) =>
      isOf === undefined ? [table] : [],
    )
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${tables}::text[]) as name
      where not exists (
        select from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = name::regclass and i.indpred is null and a.attname = 'player_id'
      )
    `.execute(test.database.kysely)
    expect(rows).toEqual([])
  })

  it('[ROLE-02] reads what a player may have many of in its order, and sorts none of it', async () => {
    const sorted: string[] = []
    for (const kind of [
      'placements',
      'settlements',
      'bonus_uses',
      'payments',
      'notifications',
      'bonuses',
      'sign_ins',
      'messages',
      'chat_messages',
      'time_in_play',
    ] as const) {
      const plan = await test.database.kysely.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        await sql`set local enable_bitmapscan = off`.execute(trx)
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain ${ownRecordsStatement(1, kind, 0n)}
        `.execute(trx)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
      if (/\bSort\b/.test(plan)) sorted.push(`${kind}\n${plan}`)
    }
    expect(sorted).toEqual([])
  })

  it('[ROLE-02] names every table with rows of players: in their copy, elsewhere, or on purpose nowhere', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive references_to as (
        select conrelid as child, confrelid as parent from pg_constraint where contype = 'f'
      ), of_players as (
        select attrelid as id from pg_attribute join pg_class on pg_class.oid = attrelid
        where attname = 'player_id' and relkind = 'r'
        union
        select child from references_to join of_players on parent = of_players.id
      )
      select relname as name from of_players join pg_class on pg_class.oid = of_players.id
    `.execute(test.database.kysely)
    const told = Object.values(KEPT).map(({ table }) => table)
    const named = [...told, ...Object.keys(TOLD_ELSEWHERE), ...Object.keys(LEFT_OUT)]
    const kept = ['players', ...rows.map(({ name }) => name)]
    expect(named.toSorted()).toEqual(kept.toSorted())
  })

  it('[ROLE-02] tells every payment, ended limits, marks and authenticators', async () => {
    const { client, id } = await join()
    await sql`
      with one as (
        insert into payments (
          id, player_id, kind, provider, method, amount, fee, currency, status, created_at, ended_at
        )
        select gen_random_uuid(), ${id}, 'deposit', 'simulated', 'card', n, 0, 'EUR', 'failed',
          now(), now()
        from generate_series(1, 12) n
      ), two as (
        insert into user_limits (player_id, type, status, period, amount, currency, begun_at, period_at)
        values (${id}, 'wager', 'confirmed_disabled', 'day', 500, 'EUR', now(), now())
      ), three as (
        insert into authenticators (player_id, secret, confirmed_at) values (${id}, 'HIDDEN', now())
      )
      insert into favourites (player_id, type, item_id)
      select ${id}, 'matches', n::text from generate_series(1, 600) n
    `.execute(test.database.kysely)
    const payments = (await list(client, 'payments')).map(({ entry }) => Number(entry['amount']))
    expect(payments.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    expect(await list(client, 'limits')).toMatchObject([
      { entry: { status: 'confirmed_disabled', amount: '500' } },
    ])
    const authenticators = await list(client, 'authenticators')
    expect(authenticators).toHaveLength(1)
    expect(JSON.stringify(authenticators)).not.toContain('HIDDEN')
    // All of one instant: no page may end among them.
    expect(await list(client, 'favourites')).toHaveLength(600)
    expect(await list(client, 'registration')).toHaveLength(1)
  })

  it('[ROLE-02] tells sign-ins, accepted terms and messages, and nothing of anybody else', async () => {
    const [player, other] = [await join(), await join()]
    await player.client('requestPasswordReset', { body: { email: player.email } })
    expect(await list(player.client, 'accepted_terms')).toHaveLength(1)
    expect(await list(player.client, 'sign_ins')).toHaveLength(1)
    const messages = await list(player.client, 'messages')
    expect(messages.map(({ entry }) => entry['recipient'])).toContain(player.email)
    expect(JSON.stringify(messages)).not.toContain('token')
    expect(JSON.stringify(await list(other.client, 'messages'))).not.toContain(player.email)
    for (const kind of OWN_RECORDS) expect(await list(other.client, kind)).toBeInstanceOf(Array)
  })

  it('[ROLE-02] comes in pages that neither repeat nor leave out', async () => {
    const { client, id } = await join()
    await sql`
      insert into notifications (player_id, cause, type, text_key, created_at)
      select ${id}, 'page:' || n, 'info', 'deposit', now() - n * interval '1 second'
      from generate_series(1, 1203) n
    `.execute(test.database.kysely)
    let next: string | null | undefined
    const sizes: number[] = []
    do {
      const page = await client('listOwnRecords', {
        query: { kind: 'notifications', ...(next === undefined ? {} : { after: next ?? '' }) },
      })
      sizes.push(page.data.length)
      next = page.meta.next
    } while (next !== null)
    expect(sizes).toEqual([500, 500, 203])
  })

  it('[ROLE-02] answers no page after the last, however great the number that is named', async () => {
    const { client } = await join()
    for (const kind of ['registration', 'notifications'] as const) {
      const page = await client('listOwnRecords', { query: { kind, after: '9'.repeat(18) } })
      expect(page).toEqual({ data: [], meta: { next: null } })
    }
  })
})
