import type { FastifyRequest } from 'fastify'
import { countryOf } from '../../http/country-of.ts'
import { Problem } from '../../http/problem.ts'
import type { Settings } from '../../settings/settings.ts'

const CLOSED = {
  signIn: 'error.auth.sign_in_closed',
  signUp: 'error.auth.sign_up_closed',
} as const

const BLOCKED = {
  signIn: 'error.auth.sign_in_blocked',
  signUp: 'error.auth.sign_up_blocked',
} as const

/**
 * AUTH-24, AUTH-25: pages do not offer a way in that is closed; nothing else gets in by it either.
 * @throws Problem 403 where the operator closed it, to everybody or to the visitor's country
 */
export function requireWayIn(
  way: keyof typeof CLOSED,
  settings: Settings,
  request: FastifyRequest,
): void {
  const { enabled, blockedCountries } = settings[way]
  if (!enabled) throw new Problem(403, CLOSED[way])
  const country = countryOf(request, settings.countryHeader)
  if (country !== null && blockedCountries.includes(country)) throw new Problem(403, BLOCKED[way])
}
