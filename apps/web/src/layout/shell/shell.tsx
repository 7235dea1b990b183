import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { LateNotice } from '../connection/late-notice.tsx'
import { HydratedMark } from '../document/hydrated-mark.tsx'
import { InsideShell } from './inside-shell.ts'
import styles from './shell.module.css'

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
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles['header']}>{header}</header>
      <LateNotice />
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
