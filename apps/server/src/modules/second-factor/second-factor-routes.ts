import { calls } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import { checkPasswordOf } from '../players/change-password.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import type { Routes } from '../sessions/routes.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  /** Under whose name an authenticator lists the account. */
  readonly issuer: () => string
  readonly notices: NoticeMail
}

/** A player's own authenticator: each change but the proof of it by the password. */
export function secondFactorRoutes(routes: Routes, { db, clock, issuer, notices }: Deps): void {
  const now = () => new Date(clock.now())

  const checkPassword = (playerId: number, password: string, { ip }: FastifyRequest) =>
    checkPasswordOf(db, playerId, password, { address: ip, now: now() })

  routes.signedIn(calls.beginAuthenticator, async ({ player, body, request }) => {
    await checkPassword(player.id, body.currentPassword, request)
    return { data: await beginAuthenticator(db, player.id, issuer()) }
  })

  routes.signedIn(calls.confirmAuthenticator, async ({ player, body }) => ({
    data: { codes: await confirmAuthenticator(db, notices, player, body.code, now()) },
  }))

  routes.signedIn(calls.renewRecoveryCodes, async ({ player, body, request }) => {
    await checkPassword(player.id, body.currentPassword, request)
    return { data: { codes: await renewRecoveryCodes(db, player.id) } }
  })

  routes.signedIn(calls.removeAuthenticator, async ({ player, body, request }) => {
    await checkPassword(player.id, body.currentPassword, request)
    await removeAuthenticator(db, notices, player.id)
    return undefined
  })
}
