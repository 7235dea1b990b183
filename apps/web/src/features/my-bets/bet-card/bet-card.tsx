import type { PlacedBet } from '@touchline/contract'
import { Button, StatusPill } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { isLotteryTicket } from '../../../data/lottery-ticket.ts'
import { CopyReference } from '../../../parts/bets/copy-reference.tsx'
import { ReceiptButton } from '../../../parts/receipts/receipt-button.tsx'
import { ShareButton } from '../../../parts/sharing/share-button.tsx'
import { useSlipDispatch } from '../../../player/slip/use-slip.ts'
import { betPill, betStateKey, isLegAwaited } from '../bet-pill.ts'
import { betTypeName } from '../../../parts/bets/bet-type-name.ts'
import { CashOut } from '../cash-out/cash-out.tsx'
import styles from './bet-card.module.css'
import { BetLeg, BuilderMatch } from './bet-leg.tsx'
import { BetMarks } from './bet-marks.tsx'
import { BetSums } from './bet-sums.tsx'
import { BetTime } from './bet-time.tsx'
import { SystemBets } from './system-bets.tsx'

export function BetCard({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const dispatch = useSlipDispatch()
  const pill = betPill(bet)
  const typeName = betTypeName(t, bet)
  const keys = bet.selections.map(({ match, market, specifier, outcome }) => ({
    name: outcome.name,
    matchId: match.id,
    marketId: market.id,
    specifier,
    outcomeId: outcome.id,
  }))
  return (
    <article
      tabIndex={-1}
      className={styles['card']}
      aria-label={`${typeName}, ${t(betStateKey(bet))}, ${bet.ref}`}
      data-bet-id={bet.id}
      data-bet-status={bet.status}
      data-bet-result={bet.result}
      data-pill={pill}
    >
      <header className={styles['head']}>
        <StatusPill status={pill} label={t(betStateKey(bet))} />
        <span className={styles['type']}>{typeName}</span>
        <BetTime at={bet.createdAt} className={styles['muted']} />
      </header>
      <div className={styles['body']}>
        <div className={styles['picks']}>
          {bet.type === 'custom_bet' && <BuilderMatch bet={bet} />}
          <ul className={styles['legs']}>
            {bet.selections.map((leg) => (
              <BetLeg key={leg.id} bet={bet} leg={leg} isAwaited={isLegAwaited(bet, leg)} />
            ))}
          </ul>
          <SystemBets bet={bet} />
        </div>
        <div className={styles['money']}>
          <BetSums bet={bet} />
          <BetMarks bet={bet} />
          <CashOut bet={bet} />
        </div>
      </div>
      <footer className={styles['foot']}>
        <CopyReference reference={bet.ref} />
        {bet.usedInJackpot && <span className={styles['muted']}>{t('inJackpot')}</span>}
        <div className={styles['actions']}>
          <ReceiptButton bet={bet} size="small" />
          {canShare(bet) && (
            <ShareButton look="small" source={() => ({ kind: 'placed', bets: [bet] })} />
          )}
          {!isLotteryTicket(bet) && (
            <Button
              size="small"
              tone="ghost"
              icon="refresh"
              onClick={() => dispatch({ type: 'betAgain', keys, betType: bet.type })}
            >
              {t('betAgain')}
            </Button>
          )}
        </div>
      </footer>
    </article>
  )
}

/** A bet that is over has nothing left to bet on, and no slip takes a lottery ticket. */
function canShare(bet: PlacedBet): boolean {
  return !isLotteryTicket(bet) && bet.selections.some(({ status }) => status === 'open')
}
