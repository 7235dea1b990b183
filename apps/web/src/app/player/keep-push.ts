import type { ApiClient } from '@touchline/contract'

import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { renewPush } from '../../parts/push/device-push.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

type Parts = {
  readonly api: ApiClient
  readonly session: Pick<SessionStore, 'getState' | 'subscribe'>
  readonly report: (error: unknown) => void
}

/**
 * A session that lapses leaves its player's messages to come: whoever signs in next in this browser
 * may be somebody else. @returns what ends it
 */
export function keepPush({ api, session, report }: Parts): () => void {
  let player: string | null = null

  function follow(): void {
    const before = player
    const state = session.getState()
    player = isLoggedIn(state) ? (state.profile?.id ?? null) : null
    if (player === null || player === before) return
    renewPush({ api }).catch((error: unknown) => {
      if (!isUnauthorized(error)) report(error)
    })
  }

  follow()
  return session.subscribe(follow)
}
