import { Button, Icon, IconButton } from '@touchline/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import type { QuickBetAction } from '../../player/quick-bet/kernel.ts'
import { actionTone, isPressable, useActionText } from '../../player/slip/use-action-text.ts'
import styles from './quick-bet.module.css'
import { useQuickBet, useQuickBetActions } from './use-quick-store.ts'

/** The bet at hand: on its way, or waiting for the player. */
export function QuickPending() {
  const action = useQuickBet((view) => view.action)
  const phase = useQuickBet((view) => view.phase)
  const t = useTranslations('quickBet')
  return (
    <>
      {action !== null && <Bet action={action} />}
      {phase === 'checking' && <p className={styles['wait']}>{t('checkingHint')}</p>}
      {phase === 'interrupted' && <p className={styles['wait']}>{t('interrupted')}</p>}
    </>
  )
}

function Bet({ action }: { action: QuickBetAction }) {
  const t = useTranslations('quickBet')
  const { dismiss } = useQuickBetActions()
  const details = useQuickBet((view) => view.details)
  const isBusy = useQuickBet(({ quick }) => quick.state === 'PROCESSING')
  return (
    <div className={styles['bet']}>
      <span className={styles['names']}>
        <bdi className={styles['outcome']}>{details?.outcomeName}</bdi>
        <span className={styles['match']}>
          <bdi>{details?.home}</bdi> – <bdi>{details?.away}</bdi> · <bdi>{details?.marketName}</bdi>
        </span>
      </span>
      <Price />
      {!isBusy && (
        <IconButton
          icon="x"
          size="small"
          label={t('letGo', { outcome: details?.outcomeName ?? '' })}
          onClick={dismiss}
        />
      )}
      <ActionButton action={action} />
    </div>
  )
}

function Price() {
  const text = usePriceText()
  const selection = useQuickBet(({ quick }) => quick.bet?.selections[0] ?? null)
  if (selection === null) return null
  const { odds, acceptedOdds, isChanged, isSuspended } = selection
  return (
    <span className={styles['price']}>
      {isSuspended && <Icon name="lock" />}
      {isChanged && !isSuspended && <s className={styles['old']}>{text(acceptedOdds)}</s>}
      {text(odds)}
    </span>
  )
}

function ActionButton({ action }: { action: QuickBetAction }) {
  const t = useTranslations('quickBet')
  const { press } = useQuickBetActions()
  const { stakeMoney } = useFormatting()
  const currency = useQuickBet(({ quick }) => quick.currency)
  const isFree = useQuickBet(({ quick }) => quick.freebet !== null)
  const words = useActionText(currency)
  const button = useRef<HTMLButtonElement>(null)
  const isWaiting = action.kind === 'placing' || action.kind === 'checking'
  const text =
    action.kind === 'approve'
      ? t(isFree ? 'placeFreebet' : 'approveAndPlace', {
          amount: stakeMoney(action.stake, currency),
        })
      : words(action)

  function onPress() {
    if (action.kind !== 'enterStake') return press()
    button.current?.closest('section')?.querySelector('input')?.focus()
  }

  return (
    <Button
      ref={button}
      tone={actionTone(action)}
      block
      className={styles['action']}
      loading={isWaiting}
      aria-disabled={action.kind !== 'approve' && !isPressable(action)}
      data-action={action.kind}
      onClick={onPress}
    >
      {text}
    </Button>
  )
}
