import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Routes } from '../sessions/routes.ts'
import { listAccounts } from './account-repository.ts'
import { switchAccount } from './switch-account.ts'

export function walletRoutes(routes: Routes, db: Db): void {
  routes.signedIn(calls.listAccounts, async ({ player }) => ({
    data: await listAccounts(db, player.id),
  }))

  routes.signedIn(calls.switchAccount, async ({ player, body }) => ({
    data: { currency: await switchAccount(db, player.id, body.currency) },
  }))
}
