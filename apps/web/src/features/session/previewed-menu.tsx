import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { NotificationBell } from '../../layout/notifications/notification-bell.tsx'
import styles from './session-menu.module.css'

type PreviewedMenuProps = {
  isBare: boolean
  /** What visitors see. */
  visitor: ReactNode
}

/** The end of the header in a draft's preview: a player's place is there, and nobody is in it. */
export function PreviewedMenu({ isBare, visitor }: PreviewedMenuProps) {
  const t = useTranslations('session')
  if (!usePreviewedPlayer()) return visitor
  return (
    <div className={styles['menu']} data-previewed-player="">
      {!isBare && <NotificationBell />}
      <Button disabled>{t('account')}</Button>
    </div>
  )
}
