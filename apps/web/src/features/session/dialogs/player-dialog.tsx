import { Dialog } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { closeModal, type ModalName } from '../../../parts/modals/modal-store.ts'

type PlayerDialogProps = {
  name: ModalName
  title: string
  /** False where the player has to decide. */
  closable?: boolean
  children: ReactNode
}

/** The frame of a dialog about the player's own account. */
export function PlayerDialog({ name, title, closable = true, children }: PlayerDialogProps) {
  const words = useTranslations('words')
  const { modals } = useServices()
  return (
    <Dialog
      open
      onClose={() => closeModal(modals, name)}
      title={title}
      closable={closable}
      closeLabel={words('close')}
      modalName={name}
    >
      {children}
    </Dialog>
  )
}
