import { betKey } from '@touchline/betting'
import { IconButton } from '@touchline/ui'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useInSlices } from '../../base/use-in-slices.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import { ChangeLine } from './change-line.tsx'
import { LimitLine } from './limit-line.tsx'
import { PrimaryButton } from './primary-button.tsx'
import { ReturnField } from './return-field.tsx'
import { useBetName } from './rows/use-bet-name.ts'
import { SlipNotices } from './slip-notices.tsx'
import styles from './slip-footer.module.css'
import { SlipTotals } from './slip-totals.tsx'
import { StakeChips } from './stake-chips.tsx'
import { StakeField } from './stake-field.tsx'

/** Whether there is anything to place or to wait for. */
export function useHasFooter(): boolean {
  return useSlip(
    ({ slip, phase }) =>
      phase !== 'idle' ||
      (slip.bets.length > 0 && slip.ticketState !== 'SUCCESS' && !slip.isRestoring),
  )
}

/** Stays in sight: the stake of the bet that is meant, sums, the rule for price changes, the button. */
export function SlipFooter({ isPriceRefused = false }: { isPriceRefused?: boolean }) {
  const footer = useRef<HTMLDivElement>(null)
  const isShown = useHasFooter()
  const key = useSlip(({ aimed }) => (aimed === null ? null : betKey(aimed)))
  // With the selections above it.
  const mayMount = useInSlices(isShown)
  if (!isShown || !mayMount) return null

  function focusStake() {
    const scope = footer.current?.closest('[data-slip], [data-modal]') ?? document
    const fields = [...scope.querySelectorAll<HTMLInputElement>('input[data-stake]')]
    const field = fields.find(({ dataset }) => dataset['stake'] === key) ?? fields[0]
    field?.focus()
  }

  return (
    <div ref={footer} className={styles['footer']}>
      {key !== null && <Stakes betKey={key} />}
      <SlipTotals />
      <SlipNotices />
      <ChangeLine />
      <LimitLine />
      <PrimaryButton isPriceRefused={isPriceRefused} onEnterStake={focusStake} />
    </div>
  )
}

/** Of one bet its stake; of several the way to stake the one that the player turned to. */
function Stakes({ betKey: key }: { betKey: string }) {
  const t = useTranslations('slip')
  const nameOf = useBetName()
  const isOnly = useSlip(({ offered }) => offered.every(({ betType }) => betType === 'single'))
  const aimed = useSlip((view) => view.aimed)
  const [asksReturn, setAsksReturn] = useState(false)
  const other = isOnly || aimed === null ? undefined : t('returnFor', { outcome: nameOf(aimed) })
  return (
    <div className={styles['stakes']}>
      {asksReturn ? (
        <div className={styles['field']}>
          <span aria-hidden>{other ?? t('wantedReturn')}</span>
          <ReturnField key={key} betKey={key} name={other} className={styles['amount']} />
        </div>
      ) : (
        isOnly && (
          <div className={styles['field']}>
            <span aria-hidden>{t('stake')}</span>
            <StakeField key={key} betKey={key} className={styles['amount']} />
          </div>
        )
      )}
      <div className={styles['chips']}>
        <StakeChips betKey={key} />
        <IconButton
          icon="switch"
          size="small"
          label={t('returnHint')}
          aria-pressed={asksReturn}
          onClick={() => setAsksReturn(!asksReturn)}
        />
      </div>
    </div>
  )
}
