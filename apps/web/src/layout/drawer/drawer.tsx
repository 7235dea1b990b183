import { Dialog } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { AccountEntries, HelpEntries } from './account-entries.tsx'
import styles from './drawer.module.css'
import { SignOut } from './sign-out.tsx'

type DrawerProps = {
  onClose: () => void
  /** Stays in sight under the rest. */
  settings: ReactNode
  children: ReactNode
}

/** Below 960 px: what the left column and the header hold on wider screens. */
export function Drawer({ onClose, settings, children }: DrawerProps) {
  const t = useTranslations('layout')
  const words = useTranslations('words')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('menu')}
      size="fullscreen"
      closeLabel={words('close')}
      className={styles['drawer']}
      footer={<div className={styles['settings']}>{settings}</div>}
    >
      <div className={styles['content']}>
        <AccountEntries onDone={onClose} />
        {children}
        <HelpEntries />
        <SignOut onDone={onClose} />
      </div>
    </Dialog>
  )
}
