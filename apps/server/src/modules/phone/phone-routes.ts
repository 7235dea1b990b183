import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Messenger } from '../../messaging/messenger.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { readPhone, sendCode, verifyCode } from './phone-verification.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly messenger: Messenger }

export function phoneRoutes(routes: Routes, { db, clock, messenger }: Deps): void {
  const now = () => new Date(clock.now())

  routes.signedIn(calls.getPhone, async ({ player }) => ({
    data: await readPhone(db, player.id, now()),
  }))

  routes.signedIn(calls.sendPhoneCode, async ({ player, locale }) => ({
    data: await sendCode(db, messenger, { playerId: player.id, locale, now: now() }),
  }))

  routes.signedIn(calls.verifyPhone, async ({ player, body }) => ({
    data: await verifyCode(db, { playerId: player.id, code: body.code, now: now() }),
  }))
}
