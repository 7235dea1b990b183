import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import styles from './lost-block.module.css'

/** One line in place of a block that could not be read. */
export function LostBlock({ reset }: ErrorComponentProps) {
  const t = useTranslations('alerts')
  const words = useTranslations('words')
  const { reset: askAgain } = useQueryErrorResetBoundary()
  const retry = () => {
    askAgain()
    reset()
  }
  return (
    <p className={styles['lost']} role="status" data-block="lost">
      {t('partLost')}
      <button type="button" className={styles['retry']} onClick={retry}>
        {words('retry')}
      </button>
    </p>
  )
}
