import { Dialog } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { AccountTexts } from '../../i18n/account-texts.tsx'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { CookieChoice } from './cookie-choice.tsx'
import styles from './cookies.module.css'

const KINDS = ['kindNecessary', 'kindOrigin', 'kindNothing'] as const

/** MODAL-16: what is kept on the device and why, from the footer or by the address. */
export function CookieDialog() {
  return (
    <AccountTexts>
      <Opened />
    </AccountTexts>
  )
}

function Opened() {
  const t = useTranslations('account.cookies')
  const words = useTranslations('words')
  const { modals } = useServices()
  const close = () => closeModal(modals, 'cookieNotice')
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      closeLabel={words('close')}
      modalName="cookieNotice"
    >
      <div className={styles['dialog']}>
        <ul className={styles['kinds']}>
          {KINDS.map((kind) => (
            <li key={kind}>{t(kind)}</li>
          ))}
        </ul>
        <CookieChoice onChosen={close} />
      </div>
    </Dialog>
  )
}
