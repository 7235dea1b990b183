import type { FastifyRequest } from 'fastify'

const COUNTRY = /^[a-z]{2}$/i

/** Only the proxy in front knows where a visitor is. @param header in which it says so */
export function countryOf(request: FastifyRequest, header: string | undefined): string | null {
  const value = header === undefined ? undefined : request.headers[header]
  return typeof value === 'string' && COUNTRY.test(value) ? value.toUpperCase() : null
}
