import type { SignUp } from '@touchline/contract'
import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { DEFAULT_CURRENCY, findCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { isLocale } from '../../settings/locales.ts'
import { noteTerms } from '../players/accept-terms.ts'
import { hashNewPassword } from '../players/password.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import { insertPlayer } from '../players/player-repository.ts'
import { openAccount } from '../wallet/account-repository.ts'
import { creditWelcome } from '../wallet/credit.ts'

export type SignUpOptions = {
  readonly locale: LocaleCode
  /** Euros of play money. */
  readonly credit: number
  /** Of the terms and rules that the player agrees to. */
  readonly termsVersion: string
  readonly now: Date
  /** Part of the same transaction. */
  readonly onCreated: (db: Executor, player: PlayerRow) => Promise<void>
}

/**
 * Creates a player with an account and the welcome credit, or nothing at all.
 * @throws Problem 409 when the e-mail address is taken
 */
export async function signUp(db: Db, body: SignUp, options: SignUpOptions): Promise<PlayerRow> {
  const currency = findCurrency(body.currency ?? DEFAULT_CURRENCY)
  if (currency === undefined) {
    throw new Problem(422, 'error.account.currency_not_offered', {
      params: { currency: body.currency ?? '' },
    })
  }
  const language =
    body.language !== undefined && isLocale(body.language) ? body.language : options.locale
  const passwordHash = await hashNewPassword(body.password)
  try {
    return await db.transaction().execute(async (trx) => {
      const player = await insertPlayer(trx, {
        email: body.email,
        passwordHash,
        language,
        currency: currency.code,
        termsVersion: options.termsVersion,
        ...(body.tracking === undefined ? {} : { tracking: body.tracking }),
      })
      await noteTerms(trx, player.id, options.termsVersion, options.now)
      await openAccount(trx, player.id, currency.code)
      await creditWelcome(trx, player.id, currency, options.credit)
      await options.onCreated(trx, player)
      return player
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Problem(409, 'error.auth.email_taken')
    throw error
  }
}
