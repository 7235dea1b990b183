import { useQuery } from '@tanstack/react-query'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { paymentsQuery } from '../../../data/queries/payments.ts'
import { WalletTexts } from '../../../i18n/wallet-texts.tsx'
import { closeModal, switchModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { DepositForm } from '../../../parts/money/deposit-form.tsx'
import { MoneySkeleton } from '../../../parts/money/money-skeleton.tsx'
import styles from '../forms/session-form.module.css'
import { PlayerDialog } from './player-dialog.tsx'

/** GAP-59: asks whether to deposit, and takes no for an answer. */
export function DepositReminderDialog() {
  return (
    <WalletTexts>
      <DepositReminder />
    </WalletTexts>
  )
}

function DepositReminder() {
  const t = useTranslations('wallet')
  const { modals } = useServices()
  return (
    <PlayerDialog name="depositReminder" title={t('deposit')}>
      <div className={styles['form']}>
        <p>{t('reminder')}</p>
        <Button tone="primary" block onClick={() => switchModal(modals, 'quickDeposit')}>
          {t('deposit')}
        </Button>
        <Button block onClick={() => closeModal(modals, 'depositReminder')}>
          {t('reminderLater')}
        </Button>
      </div>
    </PlayerDialog>
  )
}

/** MODAL-10: a deposit from any page, or what a bet of the slip lacks. */
export function QuickDepositDialog() {
  return (
    <WalletTexts>
      <QuickDeposit />
    </WalletTexts>
  )
}

function QuickDeposit() {
  const t = useTranslations('wallet')
  const { modals } = useServices()
  const missing = useTopModal()?.missing ?? null
  return (
    <PlayerDialog name="quickDeposit" title={t('deposit')}>
      <DepositForm missing={missing} onClose={() => closeModal(modals, 'quickDeposit')} />
    </PlayerDialog>
  )
}

/** MODAL-09: goes on with the deposit that was begun last; without one, it begins one. */
export function IframeDepositDialog() {
  return (
    <WalletTexts>
      <IframeDeposit />
    </WalletTexts>
  )
}

function IframeDeposit() {
  const t = useTranslations('wallet')
  const services = useServices()
  const { data } = useQuery(paymentsQuery(services))
  const begun = data?.find(({ kind, checkout }) => kind === 'deposit' && checkout !== null)
  return (
    <PlayerDialog name="iframeDeposit" title={t('deposit')}>
      {data === undefined ? (
        <MoneySkeleton chips={4} />
      ) : (
        <DepositForm
          begun={begun ?? null}
          onClose={() => closeModal(services.modals, 'iframeDeposit')}
        />
      )}
    </PlayerDialog>
  )
}
