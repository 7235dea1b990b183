import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { searchIndexQuery } from './search-queries.ts'
import styles from './waiting-field.module.css'

type WaitingFieldProps = { typed: string; onText: (text: string) => void }

/** Takes what is typed while the search's code is on its way; the names are fetched beside it. */
export function WaitingField({ typed, onText }: WaitingFieldProps) {
  const t = useTranslations('layout')
  const services = useServices()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    // The dialog gives the focus back to where it was before it.
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  useEffect(() => {
    // The dialog asks again, and says so where it fails.
    services.queryClient.query(searchIndexQuery(services)).catch(() => undefined)
  }, [services])
  return (
    <div className={styles['waiting']}>
      <input
        ref={field}
        type="text"
        value={typed}
        inputMode="search"
        aria-label={t('search')}
        placeholder={t('search')}
        className={styles['input']}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') closeModal(services.modals, 'search_modal')
        }}
      />
    </div>
  )
}
