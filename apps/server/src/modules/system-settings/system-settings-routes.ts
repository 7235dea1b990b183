import { calls } from '@touchline/contract'
import { databaseAnswers } from '../../db/database-answers.ts'
import type { Db } from '../../db/database.ts'
import { countryOf } from '../../http/country-of.ts'
import { Problem } from '../../http/problem.ts'
import type { Routes } from '../sessions/routes.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemSettings } from './system-settings.ts'

export function systemSettingsRoutes(routes: Routes, db: Db, settings: Settings): void {
  routes.open(calls.getStatus, async () => {
    if (!(await databaseAnswers(db))) throw new Problem(503, 'error.http.unavailable')
    return { data: { ready: true as const } }
  })
  routes.open(calls.getSystemSettings, ({ locale, request }) => ({
    data: systemSettings(settings, locale, countryOf(request, settings.countryHeader)),
  }))
}
