import type { Db } from '../db/database.ts'
import type { Clock } from '../modules/clock.ts'
import { createSessionKeeper } from '../modules/sessions/session-keeper.ts'
import type { SessionKeeper } from '../modules/sessions/session-keeper.ts'
import { openPush } from './open-push.ts'
import type { Push, PushOptions } from './open-push.ts'

type Deps = Omit<PushOptions, 'isLoginOpen'> & { readonly db: Db; readonly clock: Clock }

/** Sessions and the push connections that they open: the one's end is the other's. */
export function openSessions({ db, clock, ...options }: Deps): {
  readonly push: Push
  readonly sessions: SessionKeeper
} {
  const sessions = createSessionKeeper({
    db,
    clock,
    settings: options.settings,
    endSockets: (ended) => push.endLogin(ended),
  })
  const push = openPush({ ...options, isLoginOpen: (login) => sessions.isOpen(login) })
  return { push, sessions }
}
