import { betFigures } from '@touchline/betting'
import { Disclosure } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { useSlip } from '../../../player/slip/use-slip.ts'

/** Few slips are systems, and fewer players look into one. */
const SystemDetails = lazyPart(async () => (await import('./system-details.tsx')).SystemDetails)

/** What the system that the player turned to consists of. Nothing for other bets. */
export function SystemBets() {
  const t = useTranslations('slip')
  const isShown = useSlip(
    ({ aimed, rules }) => aimed?.betType === 'system' && betFigures(aimed, rules).isPossible,
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!isShown) return null
  return (
    <Disclosure summary={t('systemLines')} level={3} open={isOpen} onToggle={setIsOpen}>
      {isOpen && (
        <Waiting>
          <SystemDetails />
        </Waiting>
      )}
    </Disclosure>
  )
}
