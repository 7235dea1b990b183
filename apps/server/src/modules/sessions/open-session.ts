import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Executor } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import { readSessionToken, setSessionCookie } from './session-cookie.ts'
import { findSessionPlayer, insertSession } from './session-repository.ts'
import type { SessionPlayer } from './session-repository.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'

const DAY_MS = 86_400_000

export type SessionKeeper = {
  /**
   * Opens a session and hands it to the client: as a cookie, or as a token to a client that asks
   * with `X-Session: token` because it lives in another site's page.
   * @returns the token, when it was asked for
   */
  open(request: FastifyRequest, reply: FastifyReply, playerId: number): Promise<string | null>
  authenticate(request: FastifyRequest): Promise<SessionPlayer | undefined>
}

export function createSessionKeeper(
  db: Executor,
  clock: Clock,
  sessionDays: number,
): SessionKeeper {
  return {
    async open(request, reply, playerId) {
      const token = createSessionToken()
      const expiresAt = new Date(clock.now() + sessionDays * DAY_MS)
      await insertSession(db, { playerId, tokenHash: hashSessionToken(token), expiresAt })
      if (request.headers['x-session'] === 'token') return token
      setSessionCookie(request, reply, token, expiresAt)
      return null
    },
    async authenticate(request) {
      const token = readSessionToken(request)
      if (token === undefined) return undefined
      return findSessionPlayer(db, hashSessionToken(token), new Date(clock.now()))
    },
  }
}
