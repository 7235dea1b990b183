import { calls, TRANSACTION_KINDS } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import { accountVersion } from '../players/account-version.ts'
import type { Routes } from '../sessions/routes.ts'
import { listAccounts, openAccount } from './account-repository.ts'
import { listTransactions } from './list-transactions.ts'
import { transactionTotals } from './transaction-totals.ts'
import { refuseOthers } from '../../http/invalid-request.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { updatePlayer } from '../players/player-repository.ts'

const MOST_PER_PAGE = 1_000
const PER_PAGE = 100

type Deps = { readonly db: Db; readonly publisher: Publisher }

export function walletRoutes(routes: Routes, { db, publisher }: Deps): void {
  const pages = createPlayerChannels(publisher)

  routes.signedIn(calls.listAccounts, async ({ player }) => {
    const [data, version] = await Promise.all([
      listAccounts(db, player.id),
      accountVersion(db, player.id),
    ])
    return { data, meta: { version } }
  })

  routes.signedIn(calls.switchAccount, async ({ player, body }) => {
    const currency = await switchAccount(db, player.id, body.currency)
    pages.tell(player.id, { type: 'account_changed' })
    return { data: { currency } }
  })

  routes.signedIn(calls.listTransactions, async ({ player, query }) => {
    const limit = Math.min(Math.max(query.limit ?? PER_PAGE, 1), MOST_PER_PAGE)
    refuseOthers('kinds', query.kinds, TRANSACTION_KINDS)
    const { transactions, next } = await listTransactions(db, {
      account: { playerId: player.id, currency: query.currency },
      kinds: query.kinds ?? null,
      ...periodOf(query),
      before: query.before ?? null,
      limit,
    })
    return { data: transactions, meta: { next } }
  })

  routes.signedIn(calls.getTransactionTotals, async ({ player, query }) => ({
    data: await transactionTotals(
      db,
      { playerId: player.id, currency: query.currency },
      periodOf(query),
      query.timeZone ?? 'UTC',
    ),
  }))
}

type Asked = { from?: string | undefined; to?: string | undefined }

function periodOf({ from, to }: Asked) {
  return {
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  }
}

/**
 * Makes the account in that currency the active one, and opens it at 0 if there is none.
 * @throws Problem 422 for a currency that is not offered
 */
async function switchAccount(db: Db, playerId: number, currency: string): Promise<string> {
  if (findCurrency(currency) === undefined) {
    throw new Problem(422, 'error.account.currency_not_offered', { params: { currency } })
  }
  await db.transaction().execute(async (trx) => {
    await openAccount(trx, playerId, currency)
    await updatePlayer(trx, playerId, { currency })
  })
  return currency
}
