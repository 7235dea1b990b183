import { Link } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import styles from '../../layout/profile-page/profile-page.module.css'
import { useProfilePages } from './profile-pages.ts'

/** Below 960 px: the other pages of the account, above what is on this one. */
export function ProfileList() {
  const t = useTranslations('profile')
  const links = useLinks()
  const pages = useProfilePages()
  return (
    <nav aria-label={t('nav')} className={styles['list']}>
      <ul>
        {pages
          .filter(({ name }) => name !== 'account')
          .map(({ name, icon }) => (
            <li key={name}>
              <Link {...links.profile(name)} className={styles['row']}>
                <Icon name={icon} />
                {t(`names.${name}`)}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
