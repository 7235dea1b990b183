import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../late/lazy-part.tsx'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { Waiting } from '../late/waiting.tsx'
import type { SharedSource } from './shared-source.ts'

/** The dialog comes when it is asked for. */
const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

type ShareButtonProps = {
  /** Read when the button is pressed. */
  source: () => SharedSource
  look: 'small' | 'medium'
}

/** SHARE-01, SHARE-06: hands bets on; nothing where the site does not share. */
export function ShareButton({ source, look }: ShareButtonProps) {
  const t = useTranslations('sharing')
  const { sharingEnabled } = useSystemSettings().platform
  const [shared, setShared] = useState<SharedSource | null>(null)
  if (!sharingEnabled) return null
  return (
    <>
      <Button
        size={look}
        tone={look === 'small' ? 'ghost' : 'secondary'}
        icon="share"
        onClick={() => setShared(source())}
      >
        {t('share')}
      </Button>
      {shared !== null && (
        <Waiting>
          <ShareDialog source={shared} onClose={() => setShared(null)} />
        </Waiting>
      )}
    </>
  )
}
