import { betKey } from '@touchline/betting'
import { useRef } from 'react'

import { useSlip } from '../../player/slip/use-slip.ts'
import { AcceptRule } from './accept-rule.tsx'
import { ChangeLine } from './change-line.tsx'
import { Headroom } from './headroom.tsx'
import { PrimaryButton } from './primary-button.tsx'
import { SlipNotices } from './slip-notices.tsx'
import styles from './slip-footer.module.css'
import { SlipTotals } from './slip-totals.tsx'
import { StakeChips } from './stake-chips.tsx'
import { StakeForAll } from './stake-for-all.tsx'
import { StakeRow } from './stake-row.tsx'

/** Whether there is anything to place or to wait for. */
export function useHasFooter(): boolean {
  return useSlip(
    ({ slip, phase }) =>
      phase !== 'idle' ||
      (slip.bets.length > 0 && slip.ticketState !== 'SUCCESS' && !slip.isRestoring),
  )
}

/**
 * Stays in sight: stake, sums, the rule for price changes, and the one button.
 * @param withRule false where the rule stands among the selections
 */
export function SlipFooter({ withRule = true }: { withRule?: boolean }) {
  const footer = useRef<HTMLDivElement>(null)
  const isShown = useHasFooter()
  const onlyBet = useSlip(({ slip }) => (slip.bets.length === 1 ? (slip.bets[0] ?? null) : null))
  if (!isShown) return null

  function focusStake() {
    const scope = footer.current?.closest('[data-slip], [data-modal]') ?? document
    const fields = [...scope.querySelectorAll<HTMLInputElement>('input[data-stake]')]
    const empty = fields.find((field) => field.value === '') ?? fields[0]
    empty?.focus()
  }

  return (
    <div ref={footer} className={styles['footer']}>
      <div className={styles['stakes']}>
        {onlyBet === null ? (
          <StakeForAll />
        ) : (
          <StakeRow key={betKey(onlyBet)} betKey={betKey(onlyBet)} />
        )}
        <StakeChips {...(onlyBet === null ? {} : { betKey: betKey(onlyBet) })} />
        <Headroom betKey={onlyBet === null ? null : betKey(onlyBet)} />
      </div>
      <SlipTotals />
      {withRule && <AcceptRule />}
      <SlipNotices />
      <ChangeLine />
      <PrimaryButton onEnterStake={focusStake} />
    </div>
  )
}
