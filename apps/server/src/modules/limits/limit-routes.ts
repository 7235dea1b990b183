import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { readTimeZone } from '../../http/time-zone.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Clock } from '../clock.ts'
import { checkPasswordOf } from '../players/change-password.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { clearSessionCookie } from '../sessions/session-cookie.ts'
import type { Routes } from '../sessions/routes.ts'
import type { SessionKeeper } from '../sessions/session-keeper.ts'
import { confirmLimit, keepLimit, listLimits, removeLimit, setLimit } from './change-limits.ts'
import { beginExclusion } from './exclusion.ts'
import { confirmGuardRails, readGuardRails, setGuardRails } from './guard-rails.ts'
import { readSessionInfo } from './reality-check.ts'
import { dueQuestion, keepDecision, type SafetyPace } from './safety-questions.ts'
import { trackActivity } from './track-activity.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly sessions: SessionKeeper
  readonly notices: NoticeMail
  readonly pace: () => SafetyPace
}

/** What players set themselves: how much, how long, and not at all. */
export function limitRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, sessions, notices, pace } = deps
  const pages = createPlayerChannels(deps.publisher)
  const now = () => new Date(clock.now())
  /** RG-06: a page that was open before keeps to it, too. */
  const changed = <Answer>(playerId: number, data: Answer) => {
    pages.tell(playerId, { type: 'account_changed' })
    return { data }
  }

  routes.signedIn(calls.listLimits, async ({ player }) => ({
    data: await listLimits(db, player.id, now()),
  }))
  routes.signedIn(calls.setLimit, async ({ player, body }) =>
    changed(player.id, await setLimit(db, player.id, body, now())),
  )
  routes.signedIn(calls.confirmLimit, async ({ player, params }) =>
    changed(player.id, await confirmLimit(db, player.id, params['id'] ?? '', now())),
  )
  routes.signedIn(calls.keepLimit, async ({ player, params }) =>
    changed(player.id, await keepLimit(db, player.id, params['id'] ?? '', now())),
  )
  routes.signedIn(calls.removeLimit, async ({ player, params }) =>
    changed(player.id, await removeLimit(db, player.id, params['id'] ?? '', now())),
  )

  routes.signedIn(calls.beginExclusion, async ({ player, body, request, reply }) => {
    const asker = { address: request.ip, now: now() }
    await checkPasswordOf(db, player.id, body.currentPassword, asker)
    const how = { now: now(), notices, zone: readTimeZone(request.cookies) }
    sessions.closeSockets(await beginExclusion(db, player.id, body, how))
    clearSessionCookie(request, reply)
    return undefined
  })

  routes.signedIn(calls.getGuardRails, async ({ player }) => ({
    data: await readGuardRails(db, player, now()),
  }))
  routes.signedIn(calls.setGuardRails, async ({ player, body }) =>
    changed(player.id, await setGuardRails(db, player, body, now())),
  )
  routes.signedIn(calls.confirmGuardRails, async ({ player }) =>
    changed(player.id, await confirmGuardRails(db, player, now())),
  )

  routes.signedIn(calls.getSafetyQuestion, async ({ player }) => ({
    data: { question: await dueQuestion(db, player.id, now(), pace()) },
  }))
  routes.signedIn(calls.answerSafetyQuestion, async ({ player, body }) => {
    await keepDecision(db, player.id, body.question, body.answer, now())
    return undefined
  })

  routes.signedIn(calls.getSessionInfo, async ({ player }) => ({
    data: await readSessionInfo(db, player, now()),
  }))

  routes.signedIn(calls.trackActivity, async ({ player }) => {
    const ended = await trackActivity(db, player.id, now())
    sessions.closeSockets(ended.sessions)
    if (ended.refusal !== null) throw ended.refusal
    return undefined
  })
}
