import { calls, channels } from '@touchline/contract'
import type { Routes } from '../sessions/routes.ts'
import { Problem } from '../../http/problem.ts'
import type { TokenIssuer } from '../../realtime/tokens.ts'
import { LOCALES } from '../../settings/locales.ts'
import type { Settings } from '../../settings/settings.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'

const TOKEN_SECONDS = 3600
/** Centrifugo does not ask whether the session of a token is still one, so these end soon. */
const PLAYERS_TOKEN_SECONDS_AT_CENTRIFUGO = 300

export function pushRoutes(
  routes: Routes,
  tokens: TokenIssuer,
  settings: Pick<Settings, 'centrifugo'>,
): void {
  const playersSeconds =
    settings.centrifugo === undefined ? TOKEN_SECONDS : PLAYERS_TOKEN_SECONDS_AT_CENTRIFUGO

  routes.anyone(calls.getPushToken, async ({ player }) => ({
    data: {
      token:
        player === undefined
          ? await tokens.connectionToken('', TOKEN_SECONDS)
          : await tokens.connectionToken(userId(player), playersSeconds, player.sessionId),
    },
  }))

  routes.signedIn(calls.authorizeChannels, async ({ player, body }) => {
    const own = new Set(LOCALES.map(({ code }) => channels.player(code, userId(player))))
    if (body.channels.some((channel) => !own.has(channel))) {
      throw new Problem(403, 'error.push.channel_refused')
    }
    const issued = body.channels.map(async (channel) => {
      const token = await tokens.subscriptionToken(userId(player), channel, playersSeconds)
      return [channel, { token }] as const
    })
    return { data: { channels: Object.fromEntries(await Promise.all(issued)) } }
  })
}

/** Empty for a visitor. */
function userId(player: SessionPlayer | undefined): string {
  return player === undefined ? '' : String(player.id)
}
