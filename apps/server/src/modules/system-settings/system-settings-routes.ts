import { calls } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '../sessions/routes.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemSettings } from './system-settings.ts'

const COUNTRY = /^[A-Z]{2}$/

export function systemSettingsRoutes(routes: Routes, settings: Settings): void {
  routes.open(calls.getSystemSettings, ({ locale, request }) => ({
    data: systemSettings(settings, locale, countryOf(request, settings.countryHeader)),
  }))
}

/** Only the proxy in front knows where a visitor is. */
function countryOf(request: FastifyRequest, header: string | undefined): string | null {
  const value = header === undefined ? undefined : request.headers[header]
  return typeof value === 'string' && COUNTRY.test(value) ? value : null
}
