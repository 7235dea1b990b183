import { Card } from '@touchline/ui'
import type { ReactNode } from 'react'

import { WalletTexts } from '../../i18n/wallet-texts.tsx'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { DepositForm } from '../../parts/money/deposit-form.tsx'
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

function WalletPage({ name, kind, children }: WalletPageProps) {
  return (
    <ProfilePage name={name}>
      <WalletTexts>
        <div className={styles['columns']}>
          <Card padded>{children}</Card>
          <PaymentList kind={kind} />
        </div>
      </WalletTexts>
    </ProfilePage>
  )
}
