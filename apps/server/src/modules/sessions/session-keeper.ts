import type { SignInRecord } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Executor } from '../../db/database.ts'
import { countryOf } from '../../http/country-of.ts'
import { Problem } from '../../http/problem.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import { clientName } from './client-name.ts'
import { rememberDevice } from './known-devices.ts'
import {
  readDeviceToken,
  readSessionToken,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookie.ts'
import {
  deleteExpiredSessions,
  deleteSessionByToken,
  findBarredPlayer,
  findSessionPlayer,
  holdPassword,
  insertSession,
  isSessionOpen,
  listSessions,
} from './session-repository.ts'
import type {
  CheckedPlayer,
  EndedSession,
  SessionBounds,
  SessionPlayer,
  SessionQuery,
  StoredSession,
} from './session-repository.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'
import { noteSignIn } from './sign-ins.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export type OpenedSession = {
  /** When it was asked for. */
  readonly token: string | null
  /** The player's sign-in before this one. */
  readonly previous: SignInRecord | null
}

export type SessionKeeper = {
  /**
   * Opens a session and hands it to the client: as a cookie, or as a token to a client that asks
   * with `X-Session: token` because it lives in another site's page. The session with which the
   * client came ends: a browser has one. The device is a known one of the player from then on.
   * @param mayEnter throws where the player may not; asked under the lock of the player
   * @throws Problem 401 where the password has become another one since it was proven who asks
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    player: CheckedPlayer,
    mayEnter?: (trx: Executor) => Promise<void>,
  ): Promise<OpenedSession>
  /**
   * @param isUse false for what a page does by itself, which keeps no session from idling
   * @param query reads more than the player alone
   */
  authenticate(
    request: FastifyRequest,
    isUse?: boolean,
    query?: SessionQuery,
  ): Promise<SessionPlayer | undefined>
  /** Who asks with a session that ended with its player's way in. */
  barredPlayer(request: FastifyRequest): Promise<number | undefined>
  list(playerId: number): Promise<StoredSession[]>
  isOpen(sessionId: string): Promise<boolean>
  /** Closes what was opened with sessions that are over, once that holds: after the commit. */
  closeSockets(ended: readonly EndedSession[]): void
  /** Forgets sessions whose time is over. */
  tidy(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Pick<Settings, 'sessionDays' | 'sessionIdleMinutes' | 'countryHeader'>
  /** Closes the push connections of a session. */
  readonly endSockets: (ended: EndedSession) => void
}

export function createSessionKeeper({ db, clock, settings, endSockets }: Deps): SessionKeeper {
  const { sessionDays, sessionIdleMinutes, countryHeader } = settings
  const bounds = (): SessionBounds => ({
    now: new Date(clock.now()),
    idleSince: new Date(clock.now() - sessionIdleMinutes * MINUTE_MS),
  })
  const closeSockets = (ended: readonly EndedSession[]) => {
    for (const session of ended) endSockets(session)
  }
  return {
    async open(request, reply, player, mayEnter) {
      const before = readSessionToken(request)
      const token = createSessionToken()
      const { now } = bounds()
      const expiresAt = new Date(now.getTime() + sessionDays * DAY_MS)
      const place = {
        ...clientName(request.headers['user-agent']),
        country: countryOf(request, countryHeader),
      }
      const fresh = { playerId: player.id, tokenHash: hashSessionToken(token), now, expiresAt }
      const { ended, device, previous } = await db.transaction().execute(async (trx) => {
        if (!(await holdPassword(trx, player))) {
          throw new Problem(401, 'error.auth.invalid_credentials')
        }
        await mayEnter?.(trx)
        await insertSession(trx, { ...fresh, ...place })
        return {
          ended:
            before === undefined ? [] : await deleteSessionByToken(trx, hashSessionToken(before)),
          device: await rememberDevice(trx, player.id, readDeviceToken(request), now),
          previous: await noteSignIn(trx, player.id, { now, ...place }),
        }
      })
      closeSockets(ended)
      const isForToken = request.headers['x-session'] === 'token'
      if (!isForToken) setSessionCookie(request, reply, token, expiresAt)
      setDeviceCookie(request, reply, device.token, device.expiresAt)
      return { token: isForToken ? token : null, previous }
    },
    async authenticate(request, isUse = true, query) {
      const token = readSessionToken(request)
      if (token === undefined) return undefined
      return findSessionPlayer(db, hashSessionToken(token), bounds(), isUse, query)
    },
    async barredPlayer(request) {
      const token = readSessionToken(request)
      if (token === undefined) return undefined
      return findBarredPlayer(db, hashSessionToken(token), bounds().now)
    },
    list: (playerId) => listSessions(db, playerId, bounds()),
    isOpen: (sessionId) => isSessionOpen(db, sessionId, bounds()),
    closeSockets,
    tidy: async () => closeSockets(await deleteExpiredSessions(db, bounds())),
  }
}
