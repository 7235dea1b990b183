import { Button, Chip } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { browserStorages } from '../../storage/browser-storage.ts'
import { RECENT_KEY } from './recent-key.ts'
import { readRecent } from './recent-searches.ts'
import styles from './search-dialog.module.css'

/** What was searched before, to search it again. */
export function Suggestions({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('search')
  const [recent, setRecent] = useState(() => readRecent(browserStorages().local))
  if (recent.length === 0) return null
  return (
    <section aria-label={t('recent')} className={styles['recent']}>
      <div className={styles['recentHead']}>
        <h3 className={styles['heading']}>{t('recent')}</h3>
        <Button
          size="small"
          tone="ghost"
          onClick={() => {
            browserStorages().local.removeItem(RECENT_KEY)
            setRecent([])
          }}
        >
          {t('forget')}
        </Button>
      </div>
      <ul className={styles['chips']}>
        {recent.map((text) => (
          <li key={text}>
            <Chip onClick={() => onText(text)}>
              <bdi>{text}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
