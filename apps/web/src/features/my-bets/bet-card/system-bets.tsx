import type { PlacedBet } from '@touchline/contract'
import { Disclosure } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import styles from './bet-card.module.css'

const PlacedLines = lazyPart(async () => (await import('./placed-lines.tsx')).PlacedLines)

/** The bets of a placed system behind a press; nothing for other bets and those never taken. */
export function SystemBets({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('slip')
  const [isOpen, setIsOpen] = useState(false)
  const isTaken = !['rejected', 'withdrawn', 'cancelled'].includes(bet.status)
  if (bet.systemType === null || !isTaken) return null
  return (
    <Disclosure
      summary={t('systemLines')}
      open={isOpen}
      onToggle={setIsOpen}
      className={styles['system']}
    >
      {isOpen && (
        <Waiting>
          <PlacedLines bet={bet} />
        </Waiting>
      )}
    </Disclosure>
  )
}
