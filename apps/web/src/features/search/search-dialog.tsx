import { Dialog } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { closeModal } from '../../parts/modals/modal-store.ts'
import styles from './search-dialog.module.css'
import { SearchView } from './search-view.tsx'

/** The search over the page; a phone's whole screen. */
export function SearchDialog({ typed }: { typed: string }) {
  const t = useTranslations('search')
  const words = useTranslations('words')
  const { modals } = useServices()
  const close = () => closeModal(modals, 'search_modal')
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      hideTitle
      size="large"
      closeLabel={words('close')}
      modalName="search_modal"
      className={styles['dialog']}
    >
      <SearchView typed={typed} onDone={close} />
    </Dialog>
  )
}
