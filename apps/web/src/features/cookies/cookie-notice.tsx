import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { AccountTexts } from '../../i18n/account-texts.tsx'
import { openModal } from '../../parts/modals/modal-store.ts'
import { CookieChoice } from './cookie-choice.tsx'
import styles from './cookies.module.css'

/** COOKIE-03: asks once, over the page and without holding it up. */
export function CookieNotice() {
  return (
    <AccountTexts>
      <Notice />
    </AccountTexts>
  )
}

function Notice() {
  const t = useTranslations('account.cookies')
  const { modals } = useServices()
  return (
    <section className={styles['notice']} aria-label={t('title')}>
      <p>
        {t('text')}{' '}
        <button
          type="button"
          className={styles['more']}
          onClick={() => openModal(modals, 'cookieNotice')}
        >
          {t('more')}
        </button>
      </p>
      <CookieChoice />
    </section>
  )
}
