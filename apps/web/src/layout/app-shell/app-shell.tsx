import { Skeleton } from '@touchline/ui'
import { useEffect } from 'react'

import { Brand } from '../brand/brand.tsx'
import { HydratedMark } from '../document/hydrated-mark.tsx'
import styles from './app-shell.module.css'
import { pageAfterShell } from './page-after-shell.ts'

/**
 * ROUTE-03: the frame of every page before it is known which one, the same for everybody and
 * without a call to the backends: for a host or a service worker to show at once. In the browser it
 * goes on to the page that its address names.
 */
export function AppShell() {
  useEffect(() => {
    // A page of its own: the shell does not know its language.
    window.location.replace(pageAfterShell(window.location.search))
  }, [])
  return (
    <div className={styles['shell']}>
      <header className={styles['header']}>
        <Brand />
      </header>
      <main className={styles['main']} aria-busy>
        <Skeleton inlineSize={160} blockSize={14} />
        <Skeleton inlineSize={240} blockSize={28} />
        <Skeleton inlineSize="100%" blockSize={320} />
      </main>
      <HydratedMark />
    </div>
  )
}
