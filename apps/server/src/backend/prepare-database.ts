import type { Db } from '../db/database.ts'
import { keepSecret } from '../db/product-state.ts'
import { ensureDemoPlayer } from '../modules/authentication/demo-player.ts'
import type { ReceiptSigningKey } from '../modules/bets/receipt-key.ts'
import { keepReceiptKey } from '../modules/bets/receipt-key.ts'
import type { Clock } from '../modules/clock.ts'
import { readEarlierNicknames } from '../modules/players/nickname.ts'
import { applyDefaultJackpots } from '../modules/jackpots/apply-jackpots.ts'
import { applyDefaultPromotions } from '../modules/promotions/promotion-documents.ts'
import { ensureHouseAccounts } from '../modules/wallet/account-repository.ts'
import { keepCurrencies } from '../modules/wallet/keep-currencies.ts'
import { CURRENCIES } from '../settings/currencies.ts'
import type { Settings } from '../settings/settings.ts'
import { keepOffers } from './operate-offers.ts'

/** What must be in the database before anything runs. */
export async function prepareDatabase(
  db: Db,
  settings: Settings,
  clock: Pick<Clock, 'now'>,
): Promise<{
  secret: string
  receiptKey: ReceiptSigningKey
}> {
  await keepCurrencies(db)
  await ensureHouseAccounts(
    db,
    CURRENCIES.map(({ code }) => code),
  )
  if (settings.demoPlayer) await ensureDemoPlayer(db, settings.defaultLocale, settings.termsVersion)
  // An operator's own database has the offers that the operator puts there.
  if (settings.demoPlayer) {
    await applyDefaultJackpots(db, new Date())
    await applyDefaultPromotions(db, new Date(), settings.signupCredit)
  }
  await keepOffers(db, settings, new Date(clock.now()))
  await readEarlierNicknames(db, settings.reservedNames)
  return {
    secret: settings.tokenSecret ?? (await keepSecret(db, 'push_secret')),
    receiptKey: await keepReceiptKey(db, settings.receiptSigningKey),
  }
}
