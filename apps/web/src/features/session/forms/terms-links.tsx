import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import styles from './session-form.module.css'

/** INFO-04: what is agreed to, in a tab of its own: nothing that was typed is lost. */
export function TermsLinks() {
  const t = useTranslations('layout.info')
  const links = useLinks()
  return (
    <p className={styles['links']}>
      <Link {...links.info('terms')} target="_blank">
        {t('terms')}
      </Link>
      <Link {...links.info('rules')} target="_blank">
        {t('rules')}
      </Link>
    </p>
  )
}
