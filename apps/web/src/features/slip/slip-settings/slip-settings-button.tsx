import { IconButton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'

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
        <Waiting>
          <SlipSettingsDialog onClose={() => setIsOpen(false)} />
        </Waiting>
      )}
    </>
  )
}
