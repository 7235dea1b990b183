import type { Executor } from '../../db/database.ts'
import type { HouseAccount } from '../../db/schema.ts'

export type AccountRow = {
  readonly currency: string
  readonly balance: bigint
  readonly active: boolean
}

/** Opens an account at 0, or finds the one that is there. */
export async function openAccount(db: Executor, playerId: number, currency: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ player_id: playerId, currency, balance: 0n })
    .onConflict((conflict) => conflict.columns(['player_id', 'currency']).doNothing())
    .execute()
}

export async function listAccounts(db: Executor, playerId: number): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['currency', 'balance', 'active'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, balance: row.balance ?? 0n }))
}

export async function readBalance(
  db: Executor,
  playerId: number,
  currency: string,
): Promise<bigint> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.balance ?? 0n
}

/** Locks a player's account until the transaction ends. */
export async function lockBalance(
  db: Executor,
  playerId: number,
  currency: string,
): Promise<bigint> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.balance ?? 0n
}

const HOUSE: readonly HouseAccount[] = ['stakes', 'revenue', 'funding', 'receivables']

/** The house's side of every booking, in every currency that is offered. */
export async function ensureHouseAccounts(
  db: Executor,
  currencies: readonly string[],
): Promise<void> {
  const accounts = currencies.flatMap((currency) =>
    HOUSE.map((house) => ({ house, currency, balance: null })),
  )
  await db
    .insertInto('accounts')
    .values(accounts)
    .onConflict((conflict) => conflict.columns(['house', 'currency']).doNothing())
    .execute()
}
