import { Button, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { copyText, offerLink } from '../../base/share-or-copy.ts'
import styles from './share-dialog.module.css'

/** Copies the link, or opens the device's own sharing where there is one. */
export function ShareActions({ link, text }: { link: string; text: string }) {
  const t = useTranslations('sharing')
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const canShare = typeof navigator.share === 'function'

  async function tell(outcome: Promise<'taken' | 'copied' | 'refused'>): Promise<void> {
    const is = await outcome
    // Where it was refused the link stands above, to be read and selected.
    if (is !== 'taken') setState(is)
  }

  return (
    <div className={styles['actions']}>
      <Button
        tone="primary"
        block
        icon={state === 'copied' ? 'check' : 'copy'}
        onClick={() => void tell(copyText(link))}
      >
        {state === 'copied' ? t('copied') : t('copy')}
      </Button>
      {canShare && (
        <Button
          block
          icon="share"
          onClick={() => void tell(offerLink({ title: t('title'), text, url: link }))}
        >
          {t('native')}
        </Button>
      )}
      {state === 'refused' && <p role="alert">{t('copyRefused')}</p>}
      <VisuallyHidden role="status">{state === 'copied' ? t('copied') : ''}</VisuallyHidden>
    </div>
  )
}
