import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../http/loopback.ts'

type Names = { readonly secured: string; readonly loopback: string }

const SESSION: Names = { secured: '__Host-session', loopback: 'session' }
const DEVICE: Names = { secured: '__Host-known-device', loopback: 'known-device' }

/** Under one of these a signed-in browser sends its session. */
export const SESSION_COOKIES: readonly string[] = Object.values(SESSION)

/** No script of a page reads it. */
const OF_THE_BACKEND = { path: '/', httpOnly: true, sameSite: 'lax' } as const

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
  setCookie(request, reply, SESSION, { token, expires })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = !isPlainLoopback(request)
  reply.clearCookie(nameOf(SESSION, request), { ...OF_THE_BACKEND, secure })
}

/** The token of a request: a bearer token (embedded mode) goes before the cookie. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) return token
  return request.cookies[nameOf(SESSION, request)]
}

/** By what a player's device is known again; it outlives the session, and opens nothing by itself. */
export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  setCookie(request, reply, DEVICE, { token, expires })
}

export function readDeviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(DEVICE, request)]
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: Names,
  { token, expires }: { token: string; expires: Date },
): void {
  const secure = !isPlainLoopback(request)
  reply.setCookie(nameOf(cookie, request), token, { ...OF_THE_BACKEND, secure, expires })
}

function nameOf({ secured, loopback }: Names, request: FastifyRequest): string {
  return isPlainLoopback(request) ? loopback : secured
}
