import { Icon } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { copyText } from '../../base/share-or-copy.ts'
import styles from './copy-reference.module.css'

/** A bet's reference, which a press copies. */
export function CopyReference({ reference }: { reference: string }) {
  const t = useTranslations('myBets')
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    // Where it was refused the reference is still there to be read and selected.
    setCopied((await copyText(reference)) === 'copied')
  }
  return (
    <button
      type="button"
      className={styles['reference']}
      aria-label={isCopied ? t('copied') : t('copy', { ref: reference })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span dir="ltr">{reference}</span>
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}
