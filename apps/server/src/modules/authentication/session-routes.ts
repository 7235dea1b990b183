import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import type { AccessMail } from '../account-access/access-mail.ts'
import { siteAddress } from '../account-access/site-address.ts'
import type { Clock } from '../clock.ts'
import { capSessions } from '../limits/cap-sessions.ts'
import { requireNoExclusion } from '../limits/exclusion.ts'
import { requireTimeLeft } from '../limits/track-activity.ts'
import { presentPlayer } from '../players/present-player.ts'
import { countAttempt, signUpSubjects } from '../sessions/attempt-limits.ts'
import type { Routes } from '../sessions/routes.ts'
import { clearSessionCookie } from '../sessions/session-cookie.ts'
import type { SessionKeeper } from '../sessions/session-keeper.ts'
import { deleteSession } from '../sessions/session-repository.ts'
import { endPlay } from '../sportsbook-sessions/play-session.ts'
import { requireWayIn } from './require-way-in.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: SessionKeeper
  readonly settings: Settings
  readonly mail: AccessMail
}

export function sessionRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, sessions, settings, mail } = deps
  const now = () => new Date(clock.now())

  routes.open(calls.signIn, async ({ body, request, reply }) => {
    requireWayIn('signIn', settings, request)
    const player = await signIn(db, body, {
      address: request.ip,
      now: now(),
      onLocked: (locked) => mail.send(db, locked, 'unlock', siteAddress(settings, request)),
    })
    await requireNoExclusion(db, player.id, now())
    await requireTimeLeft(db, player.id, now())
    const token = await sessions.open(request, reply, player.id)
    await capSessions(db, player.id)
    return { data: { player: presentPlayer(player, settings.requiredPlayerFields), token } }
  })

  routes.open(calls.signUp, async ({ body, locale, request, reply }) => {
    requireWayIn('signUp', settings, request)
    await countAttempt(db, signUpSubjects(request.ip), now())
    const player = await signUp(db, body, {
      locale,
      credit: settings.signupCredit,
      onCreated: (trx, created) =>
        mail.send(trx, created, 'confirmation', siteAddress(settings, request)),
    })
    const token = await sessions.open(request, reply, player.id)
    return { data: { player: presentPlayer(player, settings.requiredPlayerFields), token } }
  })

  routes.anyone(calls.signOut, async ({ player, request, reply }) => {
    if (player !== undefined) {
      await endPlay(db, player.id, now())
      sessions.closeSockets(await deleteSession(db, player.id, player.sessionId))
    }
    clearSessionCookie(request, reply)
    return undefined
  })
}
