import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { keptAt } from '../../base/kept-pages.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import notice from '../connection/connection-notice.module.css'
import { HydratedMark } from '../document/hydrated-mark.tsx'
import { InsideShell } from './inside-shell.ts'
import styles from './shell.module.css'

/** It has to be there before the line goes: without one it cannot be fetched. */
const FETCH_NOTICE_AFTER_MS = 3_000
const ConnectionNotice = lateComponent(
  async () => (await import('../connection/connection-notice.tsx')).ConnectionNotice,
  () => <div role="status" className={notice['place']} />,
)

type ShellProps = {
  header: ReactNode
  /** The left column: icons below 1280 px, gone below 960 px. */
  left: ReactNode
  /** Its column is reserved from 1280 px up, so that the centre never changes width. */
  right: ReactNode
  footer: ReactNode
  bottomBar: ReactNode
  children: ReactNode
}

/** The page's frame on every width. */
export function Shell({ header, left, right, footer, bottomBar, children }: ShellProps) {
  const t = useTranslations('words')
  useEffect(() => {
    const afterMs = keptAt() === null ? FETCH_NOTICE_AFTER_MS : 0
    const timer = setTimeout(ConnectionNotice.fetch, afterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles['header']}>{header}</header>
      <ConnectionNotice />
      <div className={styles['columns']}>
        <div className={styles['left']}>{left}</div>
        <div className={styles['centre']}>
          <main id="content" className={styles['main']} tabIndex={-1}>
            <InsideShell value>{children}</InsideShell>
          </main>
          {footer}
        </div>
        <div className={styles['right']}>{right}</div>
      </div>
      {bottomBar}
      <HydratedMark />
    </div>
  )
}
