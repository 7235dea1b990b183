import { Button, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import styles from './share-dialog.module.css'

/** Copies the link, or opens the device's own sharing where there is one. */
export function ShareActions({ link, text }: { link: string; text: string }) {
  const t = useTranslations('sharing')
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const canShare = typeof navigator.share === 'function'

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      // The link stands above, to be read and selected.
      setState('refused')
    }
  }

  async function share(): Promise<void> {
    // The player may think better of it; that is no failure.
    await navigator.share({ title: t('title'), text, url: link }).catch(() => undefined)
  }

  return (
    <div className={styles['actions']}>
      <Button
        tone="primary"
        block
        icon={state === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {state === 'copied' ? t('copied') : t('copy')}
      </Button>
      {canShare && (
        <Button block icon="share" onClick={() => void share()}>
          {t('native')}
        </Button>
      )}
      {state === 'refused' && <p role="alert">{t('copyRefused')}</p>}
      <VisuallyHidden role="status">{state === 'copied' ? t('copied') : ''}</VisuallyHidden>
    </div>
  )
}
