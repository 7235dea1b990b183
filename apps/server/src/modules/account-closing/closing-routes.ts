import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import type { PaymentService } from '../payments/payment-service.ts'
import { checkCurrentPassword } from '../players/change-password.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { getPlayer } from '../players/player-repository.ts'
import type { Routes } from '../sessions/routes.ts'
import { clearSessionCookie } from '../sessions/session-cookie.ts'
import type { SessionKeeper } from '../sessions/session-keeper.ts'
import { closeAccount, readClosing } from './close-account.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: SessionKeeper
  readonly notices: NoticeMail
  readonly payments: PaymentService
}

export function closingRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, sessions, payments } = deps

  routes.signedIn(calls.getClosing, async ({ player }) => ({
    data: await readClosing(db, payments, player.id),
  }))

  routes.signedIn(calls.closeAccount, async ({ player, body, request, reply }) => {
    const now = new Date(clock.now())
    const asker = { address: request.ip, now }
    const row = await getPlayer(db, player.id)
    await checkCurrentPassword(db, row, body.currentPassword, asker)
    sessions.closeSockets(await closeAccount(db, deps, player.id, now))
    clearSessionCookie(request, reply)
    return undefined
  })
}
