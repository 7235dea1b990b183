import { object, safeParse, string } from '@touchline/contract/schema'

import { tabChannel, type TabChannel } from '../../base/tabs.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import type { SessionState } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

/** `told` says what the account is now: a tab that reads just that has nothing to tell back. */
const NEWS = object({ playerId: string(), told: string() })

type Parts = {
  readonly session: Pick<SessionStore, 'getState' | 'subscribe' | 'readAgain'>
  readonly report: (error: unknown) => void
}

/**
 * Tells the other tabs of the browser that the player has changed something of their account: the
 * one in use, their profile, their settings. They read it again. @returns what ends it
 */
export function shareAccount(
  { session, report }: Parts,
  tabs: Pick<TabChannel, 'post' | 'listen'> = tabChannel('touchline.account'),
): () => void {
  let known = accountOf(session.getState())
  let heard: string | null = null

  function tell(): void {
    const before = known
    known = accountOf(session.getState())
    if (known?.playerId !== before?.playerId || known?.told === before?.told) return
    const isHeard = known?.told === heard
    heard = null
    if (!isHeard) tabs.post(known)
  }

  async function hear(message: unknown): Promise<void> {
    const news = safeParse(NEWS, message)
    if (!news.success || news.output.playerId !== known?.playerId) return
    // The backend tells all pages of the player: this one may have read it already.
    if (news.output.told === known.told) return
    heard = news.output.told
    try {
      await session.readAgain()
    } catch (error) {
      // The tab that sees it first ends the session in all of them.
      if (!isUnauthorized(error)) report(error)
    }
  }

  const stops = [session.subscribe(tell), tabs.listen((message) => void hear(message))]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The same of a session that is read anew, whose balance may be another one; null without a player. */
function accountOf({ profile, settings }: SessionState) {
  if (profile === null) return null
  return { playerId: profile.id, told: JSON.stringify([profile, settings?.updatedAt]) }
}
