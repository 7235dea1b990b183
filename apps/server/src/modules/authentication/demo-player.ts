import { amountOf } from '@touchline/betting'
import { lockUntilCommit } from '../../db/advisory-lock.ts'
import type { Db } from '../../db/database.ts'
import { DEFAULT_CURRENCY } from '../../settings/currencies.ts'
import { hashNewPassword } from '../players/password.ts'
import { findPlayerByEmail, insertPlayer } from '../players/player-repository.ts'
import { openAccount } from '../wallet/account-repository.ts'
import { credit } from '../wallet/credit.ts'

export const DEMO_PLAYER = { email: 'demo@touchline.test', password: 'Touchline-demo-1' } as const

/** EUR 1 000 and BTC 0.05, in smallest units. */
const DEMO_BALANCES = [
  { currency: 'EUR', amount: amountOf(100_000n) },
  { currency: 'BTC', amount: amountOf(5_000_000n) },
] as const

/** Creates the demo player once; later starts find him as he was left. */
export async function ensureDemoPlayer(
  db: Db,
  language: string,
  termsVersion: string,
): Promise<void> {
  if ((await findPlayerByEmail(db, DEMO_PLAYER.email)) !== undefined) return
  const passwordHash = await hashNewPassword(DEMO_PLAYER.password)
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'demoPlayer')
    if ((await findPlayerByEmail(trx, DEMO_PLAYER.email)) !== undefined) return
    const player = await insertPlayer(trx, {
      email: DEMO_PLAYER.email,
      passwordHash,
      language,
      currency: DEFAULT_CURRENCY,
      termsVersion,
    })
    for (const { currency, amount } of DEMO_BALANCES) {
      await openAccount(trx, player.id, currency)
      await credit(trx, { playerId: player.id, currency, amount, cause: `demo:${currency}` })
    }
  })
}
