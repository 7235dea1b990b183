import { useEffect } from 'react'

import { onFirstSign } from '../../base/first-sign.ts'
import { forgetPlayersAnswers, keptAt } from '../../base/kept-pages.ts'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSession } from '../../player/session/use-session.ts'

/** Keeps pages in the browser, and brings a kept one up to date. Once per page. */
export function PageKeeper() {
  const { alerts, live } = useServices()
  const isOffered = useSystemSettings().features['offline_pages'] !== false
  const isVisitor = useSession(
    ({ authStatus, isMissing }) => authStatus === 'NOT_LOGGED_IN' && !isMissing,
  )
  useEffect(() => {
    if (!isOffered || !('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
    const reload = () => window.location.reload()
    let stop: (() => void) | null = () => undefined
    // Who only looks in keeps nothing, and the first view has the line to itself.
    onFirstSign(() => {
      void import('./keep-pages.ts').then(({ keepPages }) => {
        if (stop === null) return
        stop = keepPages({ container: navigator.serviceWorker, alerts, seen, reload })
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
      if (live.connection.get() === 'connected') window.location.reload()
    })
  }, [live])
  return null
}

function seen(): { page: string; files: string[] } {
  const { href, origin, hash } = window.location
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    page: hash === '' ? href : href.slice(0, -hash.length),
    files: files.filter((url) => url.startsWith(`${origin}/assets/`)),
  }
}
