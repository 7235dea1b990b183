import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import styles from './my-bets-page.module.css'

/** A title over the player's bets, in a column that is comfortable to read. */
export function MyBetsPage({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('myBets')}</h1>
      {children}
    </div>
  )
}
