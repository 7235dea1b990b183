import { calls } from '@touchline/contract'
import { countryOf } from '../../http/country-of.ts'
import type { Routes } from '../sessions/routes.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemSettings } from './system-settings.ts'

export function systemSettingsRoutes(routes: Routes, settings: Settings): void {
  routes.open(calls.getSystemSettings, ({ locale, request }) => ({
    data: systemSettings(settings, locale, countryOf(request, settings.countryHeader)),
  }))
}
