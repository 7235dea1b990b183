import { slipBetTerms, winWithout, type SystemType } from '@touchline/betting'
import { useState } from 'react'

import { useSlip } from '../../../slip-store/use-slip.ts'
import { LostLegs } from './lost-legs.tsx'
import { SystemLines } from './system-lines.tsx'
import { SystemReturns } from './system-returns.tsx'
import styles from './system-options.module.css'

/** What a system pays when selections lose, and each of its bets. */
export function SystemDetails({ systemType }: { systemType: SystemType }) {
  const bet = useSlip((view) => view.slip.bets.find((other) => other.systemType !== null) ?? null)
  const factor = useSlip((view) => view.rules.systemMaxWinFactor)
  const [lostIds, setLostIds] = useState<ReadonlySet<string>>(new Set())
  if (bet === null || bet.selections.length !== systemType.totalCount) return null
  const terms = slipBetTerms(bet)
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
