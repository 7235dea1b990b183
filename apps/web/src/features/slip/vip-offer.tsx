import { betKey as keyOf, NO_AMOUNT } from '@touchline/betting'
import { Button, Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { isForApproval, overLimit } from '../../player/slip/limits.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'

/** GAP-11: a stake over the maximum can be lowered to it, or sent to the traders for approval. */
export function VipOffer() {
  const t = useTranslations('slip.vip')
  const { stakeMoney } = useFormatting()
  const dispatch = useSlipDispatch()
  const currency = useSlip((view) => view.slip.currency)
  const bets = useSlip((view) => view.slip.bets)
  const limits = useSlip((view) => view.limits)
  const wanted = useSlip((view) => view.wanted)
  const isBusy = useSlip((view) => view.slip.inProgress)
  const offer = overLimit(bets, limits, wanted)
  const sent = bets.find((bet) => isForApproval(bet, limits))
  if (isBusy) return null
  if (sent !== undefined) {
    const key = keyOf(sent)
    const maximum = stakeMoney(limits[key]?.max ?? NO_AMOUNT, currency)
    return (
      <Notice
        title={t('sentTitle', { amount: stakeMoney(sent.stake, currency) })}
        text={t('sentText')}
      >
        <Button size="small" onClick={() => dispatch({ type: 'takeMaximum', betKey: key })}>
          {t('useMaximum', { amount: maximum })}
        </Button>
      </Notice>
    )
  }
  if (offer === null) return null
  const { betKey, stake, maximum } = offer
  // What was typed may have been cut to the maximum: then the field holds it already.
  const isOver = bets.some((bet) => keyOf(bet) === betKey && bet.stake > maximum)
  return (
    <Notice label={t('title', { amount: stakeMoney(maximum, currency) })} text={t('text')}>
      {isOver && (
        <Button size="small" onClick={() => dispatch({ type: 'takeMaximum', betKey })}>
          {t('useMaximum', { amount: stakeMoney(maximum, currency) })}
        </Button>
      )}
      <Button size="small" onClick={() => dispatch({ type: 'sendForApproval', betKey, stake })}>
        {t('send', { amount: stakeMoney(stake, currency) })}
      </Button>
    </Notice>
  )
}

type NoticeProps = {
  /** In sight too; a label is what the field of the stake shows already. */
  title?: string
  label?: string
  text: string
  children: ReactNode
}

function Notice({ title, label = title, text, children }: NoticeProps) {
  return (
    <div role="group" aria-label={label} className={styles['notice']} data-tone="wait">
      <Icon name="info" />
      <div className={styles['noticeText']}>
        {title !== undefined && <strong>{title}</strong>}
        <p>{text}</p>
        <div className={styles['noticeActions']}>{children}</div>
      </div>
    </div>
  )
}
