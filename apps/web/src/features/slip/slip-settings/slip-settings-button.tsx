import { IconButton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'

/** Opened by few and seldom. */
const SlipSettingsDialog = lazyPart(
  async () => (await import('./slip-settings-dialog.tsx')).SlipSettingsDialog,
)

export function SlipSettingsButton() {
  const t = useTranslations('slip.settings')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="adjustments"
        label={t('open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SlipSettingsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
