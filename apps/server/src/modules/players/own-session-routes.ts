import { calls } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import type { SessionKeeper } from '../sessions/session-keeper.ts'
import { readDeviceToken } from '../sessions/session-cookie.ts'
import { deletePlayerSessions, deleteSession } from '../sessions/session-repository.ts'
import { changePassword, checkCurrentPassword } from './change-password.ts'
import type { NoticeMail } from './notice-mail.ts'
import { getPlayer } from './player-repository.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: SessionKeeper
  readonly notices: NoticeMail
}

/** Where a player is signed in, and the password that all of it hangs on. */
export function ownSessionRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, sessions, notices } = deps

  const asker = (request: FastifyRequest) => ({ address: request.ip, now: new Date(clock.now()) })

  routes.signedIn(calls.listSessions, async ({ player }) => ({
    data: (await sessions.list(player.id)).map(({ id, createdAt, seenAt, ...where }) => ({
      id,
      isCurrent: id === player.sessionId,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      ...where,
    })),
  }))

  routes.signedIn(calls.endSessions, async ({ player, body, request }) => {
    await checkCurrentPassword(
      db,
      await getPlayer(db, player.id),
      body.currentPassword,
      asker(request),
    )
    const ended =
      body.id === undefined
        ? await deletePlayerSessions(db, player.id, player.sessionId)
        : await deleteSession(db, player.id, body.id)
    if (body.id !== undefined && ended.length === 0) {
      throw new Problem(404, 'error.session.not_found')
    }
    sessions.closeSockets(ended)
    return undefined
  })

  routes.signedIn(calls.changePassword, async ({ player, body, request }) => {
    sessions.closeSockets(
      await changePassword(db, notices, player, body, {
        ...asker(request),
        device: readDeviceToken(request),
      }),
    )
    return undefined
  })
}
