import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Messenger } from '../../messaging/messenger.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { readPhone, sendCode, verifyCode } from './phone-verification.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly messenger: Messenger
  readonly publisher: Publisher
}

export function phoneRoutes(routes: Routes, { db, clock, messenger, publisher }: Deps): void {
  const pages = createPlayerChannels(publisher)
  const now = () => new Date(clock.now())

  routes.signedIn(calls.getPhone, async ({ player }) => ({
    data: await readPhone(db, player.id, now()),
  }))

  routes.signedIn(calls.sendPhoneCode, async ({ player, locale, request }) => {
    const asked = { playerId: player.id, locale, address: request.ip, now: now() }
    return { data: await sendCode(db, messenger, asked) }
  })

  routes.signedIn(calls.verifyPhone, async ({ player, body }) => {
    const data = await verifyCode(db, { playerId: player.id, code: body.code, now: now() })
    pages.tell(player.id, { type: 'account_changed' })
    return { data }
  })
}
