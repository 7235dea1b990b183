import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITES = new Set(['same-origin', 'none'])

/**
 * Refuses state-changing calls from pages of other origins. A browser names the origin of every
 * such call; a client that is no browser holds no player's cookie.
 * @throws Problem 403
 */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return
  if (!isAllowed(request, allowed)) throw new Problem(403, 'error.http.foreign_origin')
}

function isAllowed(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || OWN_SITES.has(site)
  }
  return isOwn(origin, request) || allowed.includes(origin)
}

function isOwn(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host
}
