import { calls, channels } from '@touchline/contract'
import type { Routes } from '../sessions/routes.ts'
import { Problem } from '../../http/problem.ts'
import type { TokenIssuer } from '../../realtime/tokens.ts'
import { LOCALES } from '../../settings/locales.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'

const CONNECTION_SECONDS = 3600
const SUBSCRIPTION_SECONDS = 3600

export function pushRoutes(routes: Routes, tokens: TokenIssuer): void {
  routes.anyone(calls.getPushToken, async ({ player }) => ({
    data: { token: await tokens.connectionToken(userId(player), CONNECTION_SECONDS) },
  }))

  routes.signedIn(calls.authorizeChannels, async ({ player, body }) => {
    const own = new Set(LOCALES.map(({ code }) => channels.player(code, userId(player))))
    if (body.channels.some((channel) => !own.has(channel))) {
      throw new Problem(403, 'error.push.channel_refused')
    }
    const issued = body.channels.map(async (channel) => {
      const token = await tokens.subscriptionToken(userId(player), channel, SUBSCRIPTION_SECONDS)
      return [channel, { token }] as const
    })
    return { data: { channels: Object.fromEntries(await Promise.all(issued)) } }
  })
}

/** Empty for a visitor. */
function userId(player: SessionPlayer | undefined): string {
  return player === undefined ? '' : String(player.id)
}
