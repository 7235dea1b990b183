import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../http/loopback.ts'

const SECURE_NAME = '__Host-session'
const LOOPBACK_NAME = 'session'

/**
 * The cookie is `Secure`, with one exception: plain http on a loopback host. Nothing leaves the
 * machine there, and not every browser takes a Secure cookie from `http://127.0.0.1`. Plain http on
 * any other host gets a Secure cookie, which the browser drops: a session never travels in clear.
 */
function isPlainLoopback(request: FastifyRequest): boolean {
  return request.protocol === 'http' && isLoopback(request.host)
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  const secure = !isPlainLoopback(request)
  reply.setCookie(secure ? SECURE_NAME : LOOPBACK_NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    expires,
  })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = !isPlainLoopback(request)
  reply.clearCookie(secure ? SECURE_NAME : LOOPBACK_NAME, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}

/** The token of a request: a bearer token (embedded mode) goes before the cookie. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) return token
  return request.cookies[isPlainLoopback(request) ? LOOPBACK_NAME : SECURE_NAME]
}
