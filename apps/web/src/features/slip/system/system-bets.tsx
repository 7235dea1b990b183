import { Disclosure } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { useSlip } from '../../../player/slip/use-slip.ts'

/** Few slips are systems, and fewer players look into one. */
const SystemDetails = lazyPart(async () => (await import('./system-details.tsx')).SystemDetails)

/** What the system consists of, after its selections. Nothing for other types. */
export function SystemBets() {
  const t = useTranslations('slip')
  const isShown = useSlip(
    ({ slip, summary }) => slip.bets[0]?.betType === 'system' && summary.isPossible,
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!isShown) return null
  return (
    <Disclosure summary={t('systemLines')} level={3} open={isOpen} onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={null}>
          <SystemDetails />
        </Suspense>
      )}
    </Disclosure>
  )
}
