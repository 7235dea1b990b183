import { Button, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { Builder } from '../../../player/bet-builder/builder.ts'
import { useStore } from '../../../base/use-store.ts'
import styles from './custom-ticket.module.css'

/** Why the legs have no price; in sight while the ticket is folded, too. */
export function QuoteNotice({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const refusal = useStore(builder.quotes, (state) => state.refusal)
  const unanswered = useStore(builder.quotes, (state) => state.unanswered)
  if (refusal !== null) {
    return (
      <p role="alert" className={styles['refusal']}>
        {refusal.text}
      </p>
    )
  }
  if (unanswered === 'asking') {
    return (
      <p role="status" className={styles['asking']}>
        <Icon name="clock" /> {t('stillAsking')}
      </p>
    )
  }
  if (unanswered === null) return null
  return (
    <div role="alert" className={styles['unanswered']}>
      <p>{t('noAnswer')}</p>
      <Button size="small" onClick={builder.quotes.refresh}>
        {t('askAgain')}
      </Button>
    </div>
  )
}
