import { ChipRow } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import styles from './shelves.module.css'

type ShelfProps = {
  title: string
  /** Where what stands here comes from. */
  hint?: string
  children: ReactNode
}

/** Cards in one line that scrolls. */
export function Shelf({ title, hint, children }: ShelfProps) {
  const t = useTranslations('catalogue')
  return (
    <section aria-label={title} className={styles['shelf']} data-offer="">
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </div>
      <ChipRow label={title} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
        {children}
      </ChipRow>
    </section>
  )
}
