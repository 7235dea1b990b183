import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { SiteLink } from '../../parts/blocks/site-link.tsx'
import styles from './own-header.module.css'

/** HEAD-03, GAP-52: where no chat is set up, it leads to help. */
export function ChatToggle() {
  const t = useTranslations('site')
  return (
    <SiteLink href="/help-center" className={styles['link']}>
      <Icon name="message" />
      {t('chat')}
    </SiteLink>
  )
}
