import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import styles from './header.module.css'

/** HEAD-11: opens the search; it looks like a field where there is room for one. */
export function SearchButton() {
  const t = useTranslations('layout')
  const { modals } = useServices()
  return (
    <button
      type="button"
      className={styles['search']}
      aria-haspopup="dialog"
      aria-label={t('search')}
      title={t('search')}
      onClick={() => openModal(modals, 'search_modal')}
    >
      <Icon name="search" />
      <span aria-hidden className={styles['searchText']}>
        {t('search')}
      </span>
      <kbd aria-hidden className={styles['searchKey']}>
        /
      </kbd>
    </button>
  )
}
