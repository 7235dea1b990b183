import { useEffect } from 'react'

import { keptAt } from '../../base/kept-pages.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import styles from './connection-notice.module.css'

/** So long a page has the line to itself. */
const FETCH_AFTER_MS = 3_000
const ConnectionNotice = lateComponent(
  async () => (await import('./connection-notice.tsx')).ConnectionNotice,
  () => <div role="status" className={styles['place']} />,
)

type LateNoticeProps = {
  /** Fetches its code with the page's own: there is little else to fetch. */
  isAtOnce?: boolean
}

/** The place of the connection's notice. Its code has to be there before the line goes. */
export function LateNotice({ isAtOnce = false }: LateNoticeProps) {
  useEffect(() => {
    const afterMs = isAtOnce || keptAt() !== null ? 0 : FETCH_AFTER_MS
    const timer = setTimeout(ConnectionNotice.fetch, afterMs)
    return () => clearTimeout(timer)
  }, [isAtOnce])
  return <ConnectionNotice />
}
