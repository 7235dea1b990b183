import { Button, Icon, IconButton, VisuallyHidden } from '@touchline/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { BuilderScope } from '../../../player/bet-builder/builder-scope.tsx'
import type { Builder } from '../../../player/bet-builder/builder.ts'
import { measured } from '../../../base/bar-height.ts'
import { usePriceText } from '../../../preferences/price-text.ts'
import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import { useStore } from '../../../base/use-store.ts'
import { BetBonuses } from '../bet-bonuses.tsx'
import { ReceiptBet } from '../receipt/receipt-bet.tsx'
import { SlipFooter } from '../slip-footer.tsx'
import { BestOdds } from './best-odds.tsx'
import { CustomLegs } from './custom-legs.tsx'
import { JointPrice } from './joint-price.tsx'
import { ProposedOdds } from './proposed-odds.tsx'
import { QuoteNotice } from './quote-notice.tsx'
import styles from './custom-ticket.module.css'

const builderBar = measured('--builder-height', '(max-width: 780px)')

/** Stays beside the markets, so that legs can be added while it is open. */
export function CustomTicket({ builder }: { builder: Builder }) {
  return (
    <BuilderScope builder={builder}>
      <Ticket builder={builder} />
    </BuilderScope>
  )
}

function Ticket({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const titleId = useId()
  const dispatch = useSlipDispatch()
  const folded = useStore(builder.fold, (isFolded) => isFolded)
  const bets = useSlip(({ slip }) => slip.bets)
  const legs = bets[0]?.selections.length ?? 0
  const receipt = useSlip((view) => view.receipt)
  const phase = useSlip((view) => view.phase)
  const isBusy = useSlip(({ slip }) => slip.inProgress)
  const isPlaced = receipt.length > 0
  if (bets.length === 0 && !isPlaced && phase === 'idle') return null
  return (
    <section
      ref={builderBar}
      role="dialog"
      aria-labelledby={titleId}
      className={styles['ticket']}
      data-modal="customBet"
      data-folded={folded}
    >
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {t('title')}
          {legs > 0 && <span className={styles['count']}>{t('count', { count: legs })}</span>}
        </h2>
        <Price builder={builder} />
        <IconButton
          size="small"
          icon={folded ? 'chevron-up' : 'chevron-down'}
          label={t(folded ? 'unfold' : 'fold')}
          aria-expanded={!folded}
          onClick={() => builder.fold.setState(() => !folded)}
        />
        {!isPlaced && !isBusy && (
          <IconButton
            size="small"
            icon="trash"
            label={t('clear')}
            onClick={() => dispatch({ type: 'clear' })}
          />
        )}
      </header>
      {!isPlaced && <QuoteNotice builder={builder} />}
      <div hidden={folded} className={styles['body']}>
        {isPlaced ? <Placed /> : <Open builder={builder} />}
      </div>
    </section>
  )
}

function Open({ builder }: { builder: Builder }) {
  const isPriceRefused = useStore(builder.quotes, (state) => state.refusal !== null)
  return (
    <>
      <div className={styles['content']}>
        <CustomLegs builder={builder} />
        <JointPrice builder={builder} />
        <ProposedOdds builder={builder} />
        <BestOdds builder={builder} />
        <BetBonuses />
      </div>
      <SlipFooter isPriceRefused={isPriceRefused} />
    </>
  )
}

/** The price of the legs together, and where it comes from. */
function Price({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const price = usePriceText()
  const odds = useStore(builder.quotes, (state) => state.odds)
  const previous = useStore(builder.quotes, (state) => state.previous)
  const isNews = useStore(builder.quotes, (state) => state.isOfNewLegs)
  const isPlaced = useSlip((view) => view.receipt.length > 0)
  if (odds === null || isPlaced) return null
  const moved = previous === null || previous === odds ? null : odds > previous ? 'up' : 'down'
  return (
    <span className={styles['price']} data-odds={odds} data-move={moved}>
      {moved !== null && previous !== null && <s className={styles['old']}>{price(previous)}</s>}
      {moved !== null && <Icon name={moved === 'up' ? 'chevron-up' : 'chevron-down'} />}
      <strong>{price(odds)}</strong>
      <VisuallyHidden role="status">
        {isNews ? t('priceIs', { price: price(odds) }) : ''}
      </VisuallyHidden>
    </span>
  )
}

function Placed() {
  const t = useTranslations('betBuilder')
  const dispatch = useSlipDispatch()
  const bets = useSlip((view) => view.receipt)
  const isWaiting = bets.some((bet) => bet.status === 'submitted')
  const isRejected = bets.some((bet) => bet.status === 'rejected')
  return (
    <div className={styles['content']}>
      <p role="status" className={styles['placed']}>
        <Icon name={isWaiting ? 'clock' : isRejected ? 'ban' : 'circle-check'} />
        {t(isWaiting ? 'confirming' : isRejected ? 'rejected' : 'placed')}
      </p>
      {bets.map((bet) => (
        <ReceiptBet key={bet.id} bet={bet} />
      ))}
      <Button tone="primary" block onClick={() => dispatch({ type: 'dismissReceipt' })}>
        {t('done')}
      </Button>
    </div>
  )
}
