import { classNames, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import { openChat } from '../../parts/support/open-chat.ts'
import styles from './own-header.module.css'

/** HEAD-03, GAP-52: opens the operator's chat; where none is set up, it leads to help. */
export function ChatToggle() {
  const t = useTranslations('site')
  const { modals } = useServices()
  const { chatSupport } = useSystemSettings().platform
  const className = classNames(styles['link'], styles['chat'])
  const content = (
    <>
      <Icon name="message" />
      <span>{t('chat')}</span>
    </>
  )
  if (chatSupport == null) {
    return (
      <SiteLink href="/help-center" className={className}>
        {content}
      </SiteLink>
    )
  }
  return (
    <button type="button" className={className} onClick={() => openChat(chatSupport, modals)}>
      {content}
    </button>
  )
}
