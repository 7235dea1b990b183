import { object, safeParse, string } from '@touchline/contract/schema'

import { tabChannel, type TabChannel } from '../../base/tabs.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import type { SessionState } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

const NEWS = object({ playerId: string() })

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
  let known = session.getState()
  let reading = 0

  function tell(): void {
    const before = known
    known = session.getState()
    const playerId = known.profile?.id
    if (reading > 0 || playerId === undefined || playerId !== before.profile?.id) return
    if (isOther(before, known)) tabs.post({ playerId })
  }

  async function hear(message: unknown): Promise<void> {
    const news = safeParse(NEWS, message)
    if (!news.success || news.output.playerId !== session.getState().profile?.id) return
    reading += 1
    try {
      await session.readAgain()
    } catch (error) {
      // The tab that sees it first ends the session in all of them.
      if (!isUnauthorized(error)) report(error)
    } finally {
      reading -= 1
    }
  }

  const stops = [session.subscribe(tell), tabs.listen((message) => void hear(message))]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A session that is read anew says the same. */
function isOther(before: SessionState, now: SessionState): boolean {
  return (
    before.settings?.updatedAt !== now.settings?.updatedAt ||
    (before.profile !== now.profile &&
      JSON.stringify(before.profile) !== JSON.stringify(now.profile))
  )
}
