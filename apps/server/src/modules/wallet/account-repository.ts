import type { Amount } from '@touchline/betting'
import { NO_AMOUNT } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { HouseAccount } from '../../db/wallet-schema.ts'

export type AccountRow = {
  readonly currency: string
  readonly balance: Amount
  readonly active: boolean
}

/** Opens an account at 0, or finds the one that is there. */
export async function openAccount(db: Executor, playerId: number, currency: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ player_id: playerId, currency, balance: NO_AMOUNT })
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
  return rows.map((row) => ({ ...row, balance: row.balance ?? NO_AMOUNT }))
}

export async function readBalance(
  db: Executor,
  playerId: number,
  currency: string,
): Promise<Amount> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.balance ?? NO_AMOUNT
}

export type PlayerAccount = { readonly playerId: number; readonly currency: string }

/** A player's account as a key of a map. */
export const accountKey = ({ playerId, currency }: PlayerAccount): string =>
  `${playerId} ${currency}`

/**
 * Locks players' accounts until the transaction ends, always in the same order: two transactions
 * with several accounts wait for each other in one direction only.
 * @returns their balances by `accountKey`
 */
export async function lockBalances(
  db: Executor,
  accounts: readonly PlayerAccount[],
): Promise<Map<string, Amount>> {
  if (accounts.length === 0) return new Map()
  const { rows } = await sql<{ player_id: number; currency: string; balance: Amount }>`
    select a.player_id, a.currency, a.balance from accounts a
    join (
      select distinct * from unnest(
        ${accounts.map(({ playerId }) => playerId)}::integer[],
        ${accounts.map(({ currency }) => currency)}::text[]
      ) as asked (player_id, currency)
    ) asked on (asked.player_id, asked.currency) = (a.player_id, a.currency)
    order by a.id for no key update of a
  `.execute(db)
  return new Map(
    rows.map(({ player_id: playerId, currency, balance }) => [
      accountKey({ playerId, currency }),
      balance,
    ]),
  )
}

/** As `lockBalances`, all that a player has. @returns their balances by currency */
export async function lockAllBalances(
  db: Executor,
  playerId: number,
): Promise<Map<string, Amount>> {
  const { rows } = await sql<{ currency: string; balance: Amount }>`
    select currency, balance from accounts where player_id = ${playerId}
    order by id for no key update
  `.execute(db)
  return new Map(rows.map(({ currency, balance }) => [currency, balance]))
}

const HOUSE: readonly HouseAccount[] = [
  'stakes',
  'revenue',
  'funding',
  'receivables',
  'clearing',
  'withdrawals',
  'jackpot_wins',
  'bonus',
]

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
