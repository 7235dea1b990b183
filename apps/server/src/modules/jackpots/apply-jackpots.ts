import { amountOf, negateAmount, seededPool, type JackpotAccount } from '@touchline/betting'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { lockUntilCommit } from '../../db/advisory-lock.ts'
import type { Db, Executor } from '../../db/database.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { DEFAULT_JACKPOTS, type JackpotDocument } from './jackpot-document.ts'
import { beginPauses, endPauses } from './pauses.ts'
import { commitmentOf, newChain, RoundSecrets } from './secret-chain.ts'

export const poolAccount = (jackpotId: string, level: string): JackpotAccount =>
  `jackpot:${jackpotId}:${level}`

/**
 * Puts jackpots in force as operators have written them: new ones with their seeds, those that are
 * there with their new terms from the next draw on. What they do not name is played no further, and
 * keeps its pools; bets that are placed meanwhile have no part in it later.
 */
export async function applyJackpots(
  trx: Executor,
  documents: readonly JackpotDocument[],
  now: Date,
): Promise<void> {
  await lockUntilCommit(trx, 'jackpots')
  const ids = documents.map(({ id }) => id)
  await sql`update jackpots set active = false where id <> all(${ids}::text[])`.execute(trx)
  for (const document of documents) await applyOne(trx, document, now)
  await beginPauses(trx, 'terms')
  await endPauses(trx, 'terms')
}

/** What a newcomer sees, where there is nothing yet. */
export async function applyDefaultJackpots(db: Db, now: Date): Promise<void> {
  const known = await db.selectFrom('jackpots').select('id').executeTakeFirst()
  if (known !== undefined) return
  await db.transaction().execute((trx) => applyJackpots(trx, DEFAULT_JACKPOTS, now))
}

async function applyOne(trx: Executor, document: JackpotDocument, now: Date): Promise<void> {
  const { id, active, levels } = document
  const written = JSON.stringify(document)
  await sql`
    insert into jackpots (id, document, active, drawn_to, pulse)
    values (${id}, ${written}, ${active}, (select coalesce(max(id), 0) from bets),
      ${createHash('sha256').update(id).digest('hex')})
    on conflict (id) do update set document = excluded.document, active = excluded.active
  `.execute(trx)
  const codes = levels.map(({ code }) => code)
  await sql`
    update jackpot_levels set active = false
    where jackpot_id = ${id} and code <> all(${codes}::text[])
  `.execute(trx)
  for (const [position, level] of levels.entries()) {
    await applyLevel(trx, document, { ...level, position }, now)
  }
}

type Placed = JackpotDocument['levels'][number] & { readonly position: number }

async function applyLevel(
  trx: Executor,
  { id, currency }: JackpotDocument,
  level: Placed,
  now: Date,
): Promise<void> {
  const { code, position, active } = level
  const terms = {
    position,
    active,
    seed: amountOf(BigInt(level.seed)),
    must_drop: amountOf(BigInt(level.must_drop)),
    contribution_ppm: level.contribution_ppm,
  }
  const { numUpdatedRows: known } = await trx
    .updateTable('jackpot_levels')
    .set(terms)
    .where('jackpot_id', '=', id)
    .where('code', '=', code)
    .executeTakeFirst()
  if (known > 0n) return
  const chain = newChain()
  const account = poolAccount(id, code)
  const { seed, must_drop: mustDrop, contribution_ppm: contributionPpm } = terms
  const pool = seededPool({ code, seed, mustDrop, contributionPpm })
  await trx
    .insertInto('jackpot_levels')
    .values({ jackpot_id: id, code, ...terms, pool, ...chain })
    .execute()
  await trx
    .insertInto('jackpot_rounds')
    .values({
      jackpot_id: id,
      level: code,
      number: 1,
      commitment: commitmentOf(new RoundSecrets().secretOf(chain)),
      opened_at: now,
    })
    .execute()
  await trx.insertInto('accounts').values({ house: account, currency, balance: null }).execute()
  await postTransaction(trx, {
    kind: 'jackpot',
    cause: `${id}:${code}:seed`,
    playerId: null,
    currency,
    entries: [
      { account: 'revenue', amount: negateAmount(seed) },
      { account, amount: seed },
    ],
  })
}
