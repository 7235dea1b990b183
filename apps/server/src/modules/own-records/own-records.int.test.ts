import { randomUUID } from 'node:crypto'
import { OWN_RECORDS, type ApiClient } from '@touchline/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { KEPT } from './own-records.ts'

const PASSWORD = 'Secret-pass-1'

/** Told to the player by calls of their own. */
const TOLD_ELSEWHERE = [
  'accounts',
  'authenticators',
  'bets',
  'favourites',
  'ledger_transactions',
  'payments',
  'player_settings',
  'sessions',
  'user_limits',
]
/** Sums and marks that are made of the others, and secrets with what counts their use. */
const NOBODYS_TO_HAVE = [
  'chat_people',
  'chat_reports',
  'passkey_challenges',
  'phone_codes',
  'placements',
  'player_activity',
  'player_tokens',
  'receipts',
  'recovery_codes',
  'known_devices',
  'sign_in_challenges',
  // It is told as the bonus that it becomes.
  'tournament_prizes',
]

describe.each(engines)('what is kept of a player, on $name', (engine) => {
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

  it('[ROLE-02] names every table with rows of players: in their copy, elsewhere, or on purpose nowhere', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name = 'player_id'
    `.execute(test.database.kysely)
    const told = Object.values(KEPT).map(({ table }) => table)
    const named = new Set([...told, ...TOLD_ELSEWHERE, ...NOBODYS_TO_HAVE])
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
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
})
