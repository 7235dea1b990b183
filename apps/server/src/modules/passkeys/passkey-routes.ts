import { calls } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { cleanText } from '../../moderation/moderate-text.ts'
import type { Settings } from '../../settings/settings.ts'
import { siteAddress } from '../account-access/site-address.ts'
import type { Clock } from '../clock.ts'
import { checkPasswordOf } from '../players/change-password.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { clientName } from '../sessions/client-name.ts'
import type { Routes } from '../sessions/routes.ts'
import { addPasskey, beginRegistration, removePasskey, renamePasskey } from './passkeys.ts'
import type { RelyingParty } from './passkeys.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly notices: NoticeMail
}

export function relyingParty(settings: Settings, request: FastifyRequest): RelyingParty {
  const { origin } = new URL(siteAddress(settings, request))
  return { name: settings.operator.name, origin }
}

/** A player's own passkeys; whoever finds an open page neither adds nor removes one. */
export function passkeyRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, settings, notices } = deps
  const now = () => new Date(clock.now())

  const checkPassword = (playerId: number, password: string, { ip }: FastifyRequest) =>
    checkPasswordOf(db, playerId, password, { address: ip, now: now() })

  routes.signedIn(calls.beginPasskey, async ({ player, body, request }) => {
    await checkPassword(player.id, body.currentPassword, request)
    const site = relyingParty(settings, request)
    return { data: { options: await beginRegistration(db, site, player.id, now()) } }
  })

  routes.signedIn(calls.addPasskey, async ({ player, body, request }) => {
    await addPasskey(
      db,
      notices,
      relyingParty(settings, request),
      player,
      { name: cleanText(body.name ?? '') || nameOf(request), credential: body.credential },
      now(),
    )
    return undefined
  })

  routes.signedIn(calls.renamePasskey, async ({ player, body }) => {
    const name = cleanText(body.name)
    // Nothing to be seen is no name: it keeps its own.
    if (name !== '') await renamePasskey(db, player.id, { id: body.id, name })
    return undefined
  })

  routes.signedIn(calls.removePasskey, async ({ player, body, request }) => {
    await checkPassword(player.id, body.currentPassword, request)
    await removePasskey(db, notices, player.id, body.id)
    return undefined
  })
}

/** `Firefox, Linux`: a name by which players tell their devices apart. */
function nameOf(request: FastifyRequest): string {
  const { browser, system } = clientName(request.headers['user-agent'])
  return [browser, system].filter((word) => word !== null).join(', ') || 'Passkey'
}
