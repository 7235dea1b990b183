import { bettablePart, slipBetTerms, slipSystem, winWithout } from '@touchline/betting'
import { useMemo, useState } from 'react'

import { useSlip } from '../../../player/slip/use-slip.ts'
import { LostLegs } from './lost-legs.tsx'
import { SystemLines } from './system-lines.tsx'
import { SystemReturns } from './system-returns.tsx'
import styles from './system-options.module.css'

/** Of the legs that can be bet on: what a system pays when selections lose, and each of its bets. */
export function SystemDetails() {
  const whole = useSlip((view) => view.aimed)
  const rules = useSlip((view) => view.rules)
  const bet = useMemo(() => (whole === null ? null : bettablePart(whole, rules)), [whole, rules])
  const [lostIds, setLostIds] = useState<ReadonlySet<string>>(new Set())
  const systemType = bet === null ? null : slipSystem(bet)
  if (bet === null || systemType === null) return null
  const factor = rules.systemMaxWinFactor
  const terms = slipBetTerms(bet, rules)
  const lost = new Set(bet.selections.flatMap(({ id }, index) => (lostIds.has(id) ? [index] : [])))
  return (
    <div className={styles['details']}>
      <SystemReturns terms={terms} maxWinFactor={factor} />
      <LostLegs
        bet={bet}
        lost={lostIds}
        amount={lost.size === 0 ? null : winWithout(terms, lost, factor)}
        onChange={setLostIds}
      />
      <SystemLines key={systemType.id} bet={bet} systemType={systemType} lost={lost} />
    </div>
  )
}
