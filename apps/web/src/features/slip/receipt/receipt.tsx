import type { PlacedBet } from '@touchline/contract'
import { Button, Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { AcceptanceCountdown } from '../../../parts/bets/acceptance-countdown.tsx'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { ShareButton } from '../../../parts/sharing/share-button.tsx'
import { confirmationEnd, hasMixedEnd, isUndecided } from '../../../player/slip/receipt.ts'
import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import { ReceiptBet } from './receipt-bet.tsx'
import styles from './receipt.module.css'

/** PLACE-05: what was placed, and what can be done next. */
export function Receipt() {
  const t = useTranslations('slip.receipt')
  const dispatch = useSlipDispatch()
  const { myBetsHidden } = useSystemSettings().platform
  const bets = useSlip((view) => view.receipt)
  return (
    <div className={styles['receipt']}>
      <ReceiptTitle />
      {bets.map((bet) => (
        <ReceiptBet key={bet.id} bet={bet} />
      ))}
      <div className={styles['actions']}>
        <Button
          aria-disabled={isUndecided(bets)}
          onClick={() => !isUndecided(bets) && dispatch({ type: 'reuseSelections' })}
        >
          {t(hasMixedEnd(bets) ? 'keepRejected' : 'keep')}
        </Button>
        {!myBetsHidden && accepted(bets).length > 0 && (
          <Button onClick={() => dispatch({ type: 'openPanel', tab: 'MY_BETS' })}>
            {t('track')}
          </Button>
        )}
        <ShareButton look="medium" source={() => ({ kind: 'placed', bets })} />
        <Button tone="primary" onClick={() => dispatch({ type: 'dismissReceipt' })}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

/** My bets leave the others out. */
const accepted = (bets: readonly PlacedBet[]) => bets.filter((bet) => bet.status !== 'rejected')

function ReceiptTitle() {
  const t = useTranslations('slip.receipt')
  const bets = useSlip((view) => view.receipt)
  const end = confirmationEnd(bets)
  if (end !== null) {
    return (
      <Title icon="clock" tone="wait">
        <AcceptanceCountdown end={end} />
      </Title>
    )
  }
  if (bets.some((bet) => bet.isVip && bet.status === 'submitted')) {
    return (
      <Title icon="clock" tone="wait">
        {t('approval')}
      </Title>
    )
  }
  const count = accepted(bets).length
  if (bets.length > 0 && count === 0) {
    return (
      <Title icon="ban" tone="bad">
        {t(bets.length > 1 ? 'rejectedTitleMany' : 'rejectedTitle')}
      </Title>
    )
  }
  if (count < bets.length) {
    return (
      <Title icon="alert-triangle" tone="part">
        {t('titlePart', { count: String(count), all: String(bets.length) })}
      </Title>
    )
  }
  return (
    <Title icon="circle-check" tone="good">
      {count > 1 ? t('titleMany', { count: String(count) }) : t('title')}
    </Title>
  )
}

type TitleProps = {
  icon: 'clock' | 'ban' | 'alert-triangle' | 'circle-check'
  tone: 'wait' | 'bad' | 'part' | 'good'
  children: ReactNode
}

function Title({ icon, tone, children }: TitleProps) {
  return (
    <h2 className={styles['title']} data-tone={tone}>
      <Icon name={icon} />
      {children}
    </h2>
  )
}
