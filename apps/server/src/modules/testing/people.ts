import type { Amount } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { CURRENCIES } from '../../settings/currencies.ts'
import { insertPlayer } from '../players/player-repository.ts'
import { ensureHouseAccounts, openAccount } from '../wallet/account-repository.ts'
import { keepCurrencies } from '../wallet/keep-currencies.ts'
import { credit } from '../wallet/credit.ts'

/** A player with money on an account in each of the given currencies. */
export async function createPlayer(
  db: Db,
  balances: Readonly<Record<string, Amount>>,
): Promise<number> {
  await keepCurrencies(db)
  await ensureHouseAccounts(
    db,
    CURRENCIES.map(({ code }) => code),
  )
  const [currency = 'EUR'] = Object.keys(balances)
  const player = await insertPlayer(db, {
    email: `${randomUUID()}@example.test`,
    passwordHash: 'none',
    language: 'en',
    currency,
  })
  for (const [code, amount] of Object.entries(balances)) {
    await openAccount(db, player.id, code)
    await credit(db, { playerId: player.id, currency: code, amount, cause: `start:${code}` })
  }
  return player.id
}
