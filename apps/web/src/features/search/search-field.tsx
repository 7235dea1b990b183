import { SEARCH_LENGTH } from '@touchline/contract'
import { Icon, IconButton } from '@touchline/ui'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import styles from './search-dialog.module.css'

type SearchFieldProps = {
  text: string
  onText: (text: string) => void
  listId: string
  activeId: string | undefined
  isExpanded: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

export function SearchField(props: SearchFieldProps) {
  const { text, onText, listId, activeId, isExpanded, onKeyDown } = props
  const t = useTranslations('search')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['field']}>
      <Icon name="search" className={styles['lens']} />
      {/* No `type="search"`: there Escape empties the field and the dialog would stay. */}
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={t('field')}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        className={styles['input']}
        data-autofocus
        placeholder={t('field')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={SEARCH_LENGTH.most}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton
          icon="x"
          size="small"
          label={t('clear')}
          className={styles['clear']}
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
