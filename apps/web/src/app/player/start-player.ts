import { fetchOnFirstSign, onFirstSign } from '../../base/first-sign.ts'
import type { Services } from '../services.ts'
import { followPlayer } from './follow-player.ts'

/** Pages are started once; strict rendering runs effects twice. */
const started = new WeakSet<Services>()

/** Brings session, slip and quick bet to life. @returns what ends it */
export function startPlayer(services: Services): () => void {
  const { session, slip, quickBet, page } = services
  if (!started.has(services)) {
    started.add(services)
    void slip.start()
    onFirstSign(() => void slip.prepare())
    // Without a line, too, a bet that was placed is told of and listed.
    fetchOnFirstSign(() => import('./tell-notice.ts'))
    fetchOnFirstSign(() => import('./after-placement.ts'))
    quickBet.start()
    void session.start(page.preferences.hasSession)
  }
  const undo = [followPlayer(services), startLate(services)]
  return () => {
    for (const each of undo) each()
  }
}

/** What nobody waits for: after the page reacts. */
function startLate(services: Services): () => void {
  let stop: (() => void) | null = () => undefined
  const timer = setTimeout(() => {
    void import('./start-late.ts').then(({ startLateParts }) => {
      if (stop !== null) stop = startLateParts(services)
    })
  })
  return () => {
    clearTimeout(timer)
    stop?.()
    stop = null
  }
}
