import { betKey } from '@touchline/betting'
import { Disclosure, Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { browserStorages } from '../../../base/browser-storage.ts'
import { storedMark } from '../../../base/stored.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { SystemBets } from '../system/system-bets.tsx'
import { BetRow } from './bet-row.tsx'
import styles from './bet-rows.module.css'
import { CoverRows } from './cover-rows.tsx'
import { EachSingle } from './each-single.tsx'

/** After the legs, every bet that takes several of them: what carries a stake is placed. */
export function BetRows() {
  const offered = useSlip((view) => view.offered)
  const combo = offered.find((bet) => bet.betType === 'combo')
  if (combo === undefined) return null
  const hasSingles = offered.some((bet) => bet.betType === 'single')
  return (
    <>
      <ul className={styles['rows']}>
        {hasSingles && <EachSingle />}
        <BetRow bet={combo} />
      </ul>
      <Systems />
      <SystemBets />
    </>
  )
}

/** There only where the player types the stakes of systems for each line. */
const PER_LINE = storedMark('system_stake', 'line')

/** Seldom wanted, so out of the way; open where one of them has a stake. */
function Systems() {
  const t = useTranslations('slip.rows')
  const offered = useSlip((view) => view.offered)
  const systems = offered.filter((bet) => bet.betType === 'system')
  const isStaked = systems.some((bet) => bet.stake > 0n)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOpen = wanted ?? isStaked
  const [isPerLine, setIsPerLine] = useState(() => PER_LINE.isThere(browserStorages().local))
  const stakeBy = (unit: 'total' | 'line') => {
    if (unit === 'line') PER_LINE.set(browserStorages().local)
    else PER_LINE.forget(browserStorages().local)
    setIsPerLine(unit === 'line')
  }
  if (systems.length === 0) return null
  return (
    <Disclosure
      summary={t('systems')}
      level={3}
      open={isOpen}
      onToggle={setWanted}
      className={styles['systems']}
    >
      {isOpen && (
        <>
          <CoverRows />
          <Segmented
            label={t('stakeBy')}
            size="small"
            className={styles['unit']}
            value={isPerLine ? 'line' : 'total'}
            options={[
              { value: 'total', label: t('inTotal') },
              { value: 'line', label: t('perLine') },
            ]}
            onChange={stakeBy}
          />
          <ul className={styles['rows']}>
            {systems.map((bet) => (
              <BetRow key={betKey(bet)} bet={bet} isPerLine={isPerLine} />
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  )
}
