import { useEffect } from 'react'

import { onFirstSign } from '../../base/first-sign.ts'
import { forgetPlayersAnswers, keptAt } from '../../base/kept-pages.ts'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSession } from '../../player/session/use-session.ts'

const late = () => import('./keep-pages.ts')

/** Keeps pages in the browser, and brings a kept one up to date. Once per page. */
export function PageKeeper() {
  const { alerts, live } = useServices()
  const isOffered = useSystemSettings().features['offline_pages'] !== false
  const isVisitor = useSession(
    ({ authStatus, isMissing }) => authStatus === 'NOT_LOGGED_IN' && !isMissing,
  )
  useEffect(() => {
    if (!isOffered || !('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
    let stop: (() => void) | null = () => undefined
    // Who only looks in keeps nothing, and the first view has the line to itself.
    onFirstSign(() => {
      void late().then(({ keepPages }) => {
        if (stop === null) return
        stop = keepPages({ alerts })
      })
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [alerts, isOffered])
  useEffect(() => {
    if (isVisitor) void forgetPlayersAnswers()
  }, [isVisitor])
  useEffect(() => {
    if (keptAt() === null) return undefined
    return live.connection.subscribe(() => {
      if (live.connection.get() === 'connected') void late().then(({ comeBack }) => comeBack())
    })
  }, [live])
  return null
}
