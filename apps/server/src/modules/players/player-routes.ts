import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Routes } from '../sessions/routes.ts'
import { Problem } from '../../http/problem.ts'
import { isLocale } from '../../settings/locales.ts'
import { acceptTerms } from './accept-terms.ts'
import { changeProfile } from './change-profile.ts'
import type { Settings } from '../../settings/settings.ts'
import { getPlayer, updatePlayer } from './player-repository.ts'
import { presentPlayer } from './present-player.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly settings: Pick<Settings, 'requiredPlayerFields' | 'reservedNames' | 'termsVersion'>
}

export function playerRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, settings } = deps
  const pages = createPlayerChannels(deps.publisher)
  const tell = (playerId: number) => pages.tell(playerId, { type: 'account_changed' })

  routes.signedIn(calls.getPlayer, async ({ player }) => ({
    data: presentPlayer(await getPlayer(db, player.id), settings),
  }))

  routes.signedIn(calls.updatePlayer, async ({ player, body, request }) => {
    const options = {
      required: settings.requiredPlayerFields,
      reservedNames: settings.reservedNames,
      address: request.ip,
      now: new Date(clock.now()),
    }
    const row = await changeProfile(db, player.id, body, options)
    tell(player.id)
    return { data: presentPlayer(row, settings) }
  })

  routes.signedIn(calls.acceptTerms, async ({ player, body }) => {
    const row = await acceptTerms(db, player.id, {
      version: body.version,
      current: settings.termsVersion,
      now: new Date(clock.now()),
    })
    tell(player.id)
    return { data: presentPlayer(row, settings) }
  })

  routes.signedIn(calls.updateLocale, async ({ player, body }) => {
    if (!isLocale(body.locale)) throw new Problem(422, 'error.locale.not_offered')
    const { language } = await updatePlayer(db, player.id, { language: body.locale })
    tell(player.id)
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
