import type { ApiClient } from '@touchline/contract'

import type { TabChannel } from '../../base/tabs.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

const MINUTE_MS = 60_000
const CHECK_MS = 15_000
/** Signs within this time are told to the other tabs and the backend once. */
const TOLD_EVERY_MS = 30_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

type Parts = {
  readonly api: ApiClient
  readonly session: Pick<SessionStore, 'getState' | 'subscribe' | 'expire'>
  readonly tabs: Pick<TabChannel, 'post' | 'listen'>
  readonly page: EventTarget
}

/**
 * FAIR-37: signs a player out who has given no sign for so many minutes, in none of the browser's
 * tabs. The backend ends such a session by itself; a player who only reads is told to it.
 * @returns what ends it
 */
export function watchIdle({ api, session, tabs, page }: Parts, minutes: number): () => void {
  let lastSign = Date.now()
  let toldAt = lastSign
  let wasLoggedIn = false

  function sign(): void {
    lastSign = Date.now()
    if (lastSign - toldAt < TOLD_EVERY_MS || !isLoggedIn(session.getState())) return
    toldAt = lastSign
    tabs.post('sign')
    // Any call of a person's; how it fares is nobody's business here.
    api('getPlayer').catch(() => undefined)
  }

  function check(): void {
    if (!isLoggedIn(session.getState())) return
    if (Date.now() - lastSign >= minutes * MINUTE_MS) void session.expire()
  }

  for (const name of SIGNS) page.addEventListener(name, sign, { passive: true })
  const timer = setInterval(check, CHECK_MS)
  const stops = [
    tabs.listen(() => (lastSign = Date.now())),
    session.subscribe(() => {
      const isHere = isLoggedIn(session.getState())
      if (isHere && !wasLoggedIn) lastSign = Date.now()
      wasLoggedIn = isHere
    }),
  ]
  return () => {
    for (const name of SIGNS) page.removeEventListener(name, sign)
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}
