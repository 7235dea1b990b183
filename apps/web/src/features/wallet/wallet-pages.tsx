import { Card } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { WalletTexts } from '../../i18n/wallet-texts.tsx'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { hasPayments } from '../../parts/money/can-deposit.ts'
import { DepositForm } from '../../parts/money/deposit-form.tsx'
import money from '../../parts/money/money.module.css'
import { PaymentList } from './payment-list.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import styles from './wallet.module.css'

/** DEP-02: money in. */
export function DepositPage() {
  return (
    <WalletPage name="deposit" kind="deposit">
      <DepositForm />
    </WalletPage>
  )
}

/** Money out. */
export function WithdrawPage() {
  return (
    <WalletPage name="withdraw" kind="withdrawal">
      <WithdrawForm />
    </WalletPage>
  )
}

type WalletPageProps = {
  name: 'deposit' | 'withdraw'
  kind: 'deposit' | 'withdrawal'
  children: ReactNode
}

/** What was paid before stays in sight where nobody moves money any more. */
function WalletPage({ name, kind, children }: WalletPageProps) {
  const isOn = hasPayments(useSystemSettings())
  return (
    <ProfilePage name={name}>
      <WalletTexts>
        <div className={styles['columns']}>
          <Card padded>{isOn ? children : <Off />}</Card>
          <PaymentList kind={kind} />
        </div>
      </WalletTexts>
    </ProfilePage>
  )
}

function Off() {
  return <p className={money['note']}>{useTranslations('wallet')('off')}</p>
}
