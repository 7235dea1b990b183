import { OPEN_BET_STATUSES } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { isLotteryTicket } from '../../../data/lottery-ticket.ts'
import { AcceptanceCountdown } from '../../../parts/bets/acceptance-countdown.tsx'
import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { LineStake } from '../../../parts/bets/line-stake.tsx'
import { RejectionReason } from '../../../parts/bets/rejection-reason.tsx'
import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { BetEquation } from './bet-equation.tsx'
import styles from './bet-card.module.css'
import { VoidReason } from './void-reason.tsx'

const RuleFour = lazyPart(async () => (await import('./rule-four.tsx')).RuleFour)

/** Stake, odds and possible return; once settled the sum that led to the paid amount. */
export function BetSums({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const price = usePriceText()
  const { money } = useFormatting()
  const { stake, currency, winAmount, odds, owed, status, result } = bet
  const isTicket = isLotteryTicket(bet)
  const isFree = bet.bonus?.type === 'freebet'
  const stakeBack = t(isFree ? 'freebetBack' : 'stakeBack')
  const isFreeReturned = isFree && (result === 'refund_entire' || result === 'canceled')
  const isOpen = OPEN_BET_STATUSES.includes(status)
  const ownStake = (
    <div>
      <dt>{t(isFree ? 'freebet' : 'stake')}</dt>
      <dd>{money(stake, currency)}</dd>
    </div>
  )
  if (status === 'rejected' || status === 'withdrawn') {
    return (
      <>
        <dl className={styles['sums']}>{ownStake}</dl>
        <p className={styles['muted']}>
          {status === 'rejected' ? <RejectionReason bet={bet} /> : stakeBack}
        </p>
      </>
    )
  }
  return (
    <>
      {status === 'submitted' && bet.acceptanceAt !== null && (
        <p className={styles['muted']}>
          <AcceptanceCountdown end={Date.parse(bet.acceptanceAt)} />
        </p>
      )}
      <dl className={styles['sums']}>
        {ownStake}
        <LineStake bet={bet} />
        {bet.systemType === null && !isTicket && (
          <div>
            <dt>{t('odds')}</dt>
            <dd>{price(odds)}</dd>
          </div>
        )}
        <div className={styles['result']}>
          <dt>{isOpen ? t('possibleReturn') : t('paid')}</dt>
          <dd>{money(winAmount, currency)}</dd>
        </div>
      </dl>
      {owed != null && (
        <p className={styles['muted']}>{t('owed', { amount: money(owed, currency) })}</p>
      )}
      <VoidReason bet={bet} />
      {isFreeReturned && <p className={styles['muted']}>{stakeBack}</p>}
      {!isOpen && !isTicket && <BetEquation bet={bet} />}
      {status === 'done' && bet.selections.some(({ race }) => (race?.deduction ?? 0) > 0) && (
        <Waiting>
          <RuleFour bet={bet} className={styles['equation']} />
        </Waiting>
      )}
    </>
  )
}
