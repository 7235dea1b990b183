import { Icon, VisuallyHidden } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import styles from './board-tools.module.css'

type FindFieldProps = {
  text: string
  onText: (text: string) => void
  /** The player just opened it. */
  focused: boolean
  onClose: () => void
  className: string | undefined
}

/** "Find market or player": narrows the panels as the player types; Esc empties it. */
export function FindField({ text, onText, focused, onClose, className }: FindFieldProps) {
  const t = useTranslations('match')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <label className={className}>
      <VisuallyHidden>{t('find')}</VisuallyHidden>
      <Icon name="search" className={styles['lens']} />
      <input
        ref={input}
        type="search"
        className={styles['input']}
        value={text}
        placeholder={t('find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (text === '') onClose()
          else onText('')
        }}
      />
    </label>
  )
}
