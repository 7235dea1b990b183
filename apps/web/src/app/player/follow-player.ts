import type { PushEvent, UserSettings } from '@touchline/contract'

import type { Services } from '../services.ts'
import type { AuthStatus } from '../../player/session/session-state.ts'
import type { PlayerEvents } from './take-player-event.ts'

const PUSH_STATUS = {
  UNKNOWN: 'unknown',
  PENDING: 'pending',
  LOGGED_IN: 'logged_in',
  NOT_LOGGED_IN: 'not_logged_in',
} as const satisfies Record<AuthStatus, string>

/** Tells the push connection who is signed in, and follows the player's own channel meanwhile. */
export function followPlayer(services: Services): () => void {
  const { session, live, report } = services
  /** Comes with the first event; those after it wait in line. */
  let events: Promise<PlayerEvents> | null = null
  const take = (event: PushEvent) => {
    events ??= import('./take-player-event.ts').then(({ takePlayerEvents }) =>
      takePlayerEvents(services),
    )
    events.then((each) => each.take(event), missed)
  }
  /** Its code did not come: the next event asks for it again. */
  const missed = (error: unknown) => {
    events = null
    report(error)
    readAgain(services)
  }
  let followed: { playerId: string; stop: () => void } | null = null
  let settings: UserSettings | null = null

  function update(): void {
    const { authStatus, profile, ...state } = session.getState()
    if (state.settings !== settings && state.settings !== null) {
      settings = state.settings
      live.setProviders(settings.providerStatuses)
    }
    const playerId = profile?.id ?? null
    live.setAuth(PUSH_STATUS[authStatus], profile?.id)
    if (playerId === (followed?.playerId ?? null)) return
    followed?.stop()
    followed = null
    if (playerId === null) return
    const stop = live.followPlayer(playerId, {
      onEvent: take,
      onMissed: () => readAgain(services),
    })
    followed = { playerId, stop }
  }

  const unsubscribe = session.subscribe(update)
  update()
  return () => {
    unsubscribe()
    void events?.then(
      (each) => each.close(),
      () => undefined,
    )
    followed?.stop()
  }
}

/** Events were missed: what they would have told is read from the backend. */
function readAgain({ session, favourites, queryClient }: Services): void {
  void session.refreshAccounts().then((hasChanged) => hasChanged && favourites.retry())
  void queryClient.invalidateQueries({ queryKey: ['player'] })
}
