import { useEffect } from 'react'

import { keptAt } from '../../base/kept-pages.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import styles from './connection-notice.module.css'

/** It has to be there before the line goes: without one it cannot be fetched. */
const FETCH_AFTER_MS = 3_000
const ConnectionNotice = lateComponent(
  async () => (await import('./connection-notice.tsx')).ConnectionNotice,
  () => <div role="status" className={styles['place']} />,
)

/** The place of the connection's notice, whose code comes once the page has the line to itself. */
export function LateNotice() {
  useEffect(() => {
    const timer = setTimeout(ConnectionNotice.fetch, keptAt() === null ? FETCH_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  return <ConnectionNotice />
}
