import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { Problem } from '../../http/problem.ts'
import { isLocale } from '../../settings/locales.ts'
import { changeProfile } from './change-profile.ts'
import type { PlayerFieldKey } from '../../settings/settings.ts'
import { getPlayer, updatePlayer } from './player-repository.ts'
import { presentPlayer } from './present-player.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly requiredFields: readonly PlayerFieldKey[]
  readonly reservedNames: readonly string[]
}

export function playerRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, requiredFields, reservedNames } = deps

  routes.signedIn(calls.getPlayer, async ({ player }) => ({
    data: presentPlayer(await getPlayer(db, player.id), requiredFields),
  }))

  routes.signedIn(calls.updatePlayer, async ({ player, body, request }) => {
    const options = {
      required: requiredFields,
      reservedNames,
      address: request.ip,
      now: new Date(clock.now()),
    }
    const row = await changeProfile(db, player.id, body, options)
    return { data: presentPlayer(row, requiredFields) }
  })

  routes.signedIn(calls.updateLocale, async ({ player, body }) => {
    if (!isLocale(body.locale)) throw new Problem(422, 'error.locale.not_offered')
    const { language } = await updatePlayer(db, player.id, { language: body.locale })
    return { data: { language } }
  })

  routes.signedIn(calls.getCompPoints, async ({ player }) => {
    const { comp_points: points } = await getPlayer(db, player.id)
    return { data: { persistent: points, current: points } }
  })

  routes.signedIn(calls.listStatusGroups, async ({ player }) => {
    const { statuses } = await getPlayer(db, player.id)
    return { data: statuses.map((status) => ({ id: status, name: status, points: 0 })) }
  })
}
