import { useRouter } from '@tanstack/react-router'
import { Button, Disclosure } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from '../forms/session-form.module.css'
import { PlayerDialog } from './player-dialog.tsx'

/** MODAL-13, GAP-29: why the player is signed out, and when they can play again. */
export function SessionLimitDialog() {
  const t = useTranslations('account')
  const { modals } = useServices()
  const { dateTime } = useFormatting()
  const router = useRouter()
  const links = useLinks()
  const availableAt = useTopModal()?.availableAt ?? null

  function goHome(): void {
    closeModal(modals, 'outOfSessionLimit')
    void router.navigate(links.home())
  }

  return (
    <PlayerDialog name="outOfSessionLimit" title={t('limitTitle')}>
      <div className={styles['form']}>
        <p>
          {t('limitText')}{' '}
          {availableAt !== null && t('limitUntil', { time: dateTime(availableAt) })}{' '}
          {t('limitSlip')}
        </p>
        <Disclosure summary={t('responsibleTitle')}>
          <p className={styles['text']}>{t('responsibleText')}</p>
        </Disclosure>
        <Button tone="primary" size="large" block onClick={goHome}>
          {t('home')}
        </Button>
      </div>
    </PlayerDialog>
  )
}
