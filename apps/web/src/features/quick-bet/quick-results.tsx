import type { SlipError } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { Icon, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { CopyReference } from '../../parts/bets/copy-reference.tsx'
import { RejectionReason } from '../../parts/bets/rejection-reason.tsx'
import { useDeviceTick } from '../../base/clock/use-tick.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import type { QuickTap } from '../../player/quick-bet/kernel.ts'
import { confirmationEnd } from '../../player/slip/receipt.ts'
import styles from './quick-bet.module.css'
import { useBetAmount } from './use-bet-amount.ts'
import { useQuickBet } from './use-quick-store.ts'

/** How the last taps ended; what concerns money stays readable until it is closed. */
export function QuickResults() {
  const t = useTranslations('quickBet')
  const taps = useQuickBet((view) => view.taps)
  if (taps.length === 0) return null
  return (
    <ul aria-label={t('results')} className={styles['results']}>
      {taps.map((tap) => (
        <Result key={tap.id} tap={tap} />
      ))}
    </ul>
  )
}

function Result({ tap }: { tap: QuickTap }) {
  const t = useTranslations('quickBet')
  const { end, details } = tap
  const name = details?.outcomeName
  switch (end.kind) {
    case 'placed':
      return <Placed bet={end.bet} />
    case 'refused':
      return (
        <Line tone="bad" icon="alert-circle" title={t('refused')} name={name}>
          <Refusal error={end.error} />
        </Line>
      )
    case 'open':
      return <Line tone="wait" icon="clock" title={t('unknown')} name={name} />
    case 'failed':
      return (
        <Line tone="bad" icon="alert-circle" title={t('refused')} name={name}>
          {t('nothingStaked')}
        </Line>
      )
  }
}

/** The backend's own words of the selection, else of the whole bet. */
function Refusal({ error: { message, messagesByBet } }: { error: SlipError }) {
  const t = useTranslations('slip.error')
  const [first] = Object.values(messagesByBet)
  return <span role="alert">{first ?? (message === '' ? t('default') : message)}</span>
}

function Placed({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('quickBet')
  const price = usePriceText()
  const amountOf = useBetAmount()
  const amount = amountOf(bet)
  const end = confirmationEnd([bet])
  const seconds = useDeviceTick((now) =>
    end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)),
  )
  const [leg] = bet.selections
  const named = { name: leg?.outcome.name, odds: price(bet.odds), bet }
  if (bet.status === 'rejected') {
    return (
      <Line tone="bad" icon="ban" title={t('rejected', { amount })} {...named}>
        <RejectionReason bet={bet} />
      </Line>
    )
  }
  if (bet.status === 'submitted') {
    const title = seconds > 0 ? t('confirming', { seconds: String(seconds) }) : t('confirmingSoon')
    return <Line tone="wait" icon="clock" title={title} {...named} />
  }
  return <Line tone="good" icon="circle-check" title={t('placed', { amount })} {...named} />
}

type LineProps = {
  tone: 'good' | 'bad' | 'wait'
  icon: IconName
  title: string
  name: string | undefined
  odds?: string
  bet?: PlacedBet
  children?: ReactNode
}

function Line({ tone, icon, title, name, odds, bet, children }: LineProps) {
  return (
    <li
      className={styles['result']}
      data-tone={tone}
      data-bet-id={bet?.id}
      data-bet-status={bet?.status}
    >
      <Icon name={icon} />
      <span className={styles['resultText']}>
        <strong>{title}</strong>
        <span className={styles['leg']}>
          <bdi className={styles['match']}>{name}</bdi> {odds}
        </span>
        {children !== undefined && <span className={styles['why']}>{children}</span>}
      </span>
      {bet !== undefined && <CopyReference reference={bet.ref} />}
    </li>
  )
}
