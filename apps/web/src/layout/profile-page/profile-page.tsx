import { Link } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks, type ProfilePageName } from '../../addresses/links.ts'
import styles from './profile-page.module.css'

type ProfilePageProps = {
  name: ProfilePageName
  children: ReactNode
}

/** A page of the account: its title, and on a phone the way back to the list of them. */
export function ProfilePage({ name, children }: ProfilePageProps) {
  const t = useTranslations('profile')
  const links = useLinks()
  return (
    <div className={styles['page']}>
      {name !== 'account' && (
        <Link {...links.profile('account')} className={styles['back']}>
          <Icon name="chevron-left" />
          {t('nav')}
        </Link>
      )}
      <h1 className={styles['title']}>{t(`names.${name}`)}</h1>
      {children}
    </div>
  )
}
