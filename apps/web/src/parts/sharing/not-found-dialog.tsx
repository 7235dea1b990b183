import { useNavigate } from '@tanstack/react-router'
import { Button, Dialog } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { closeModal } from '../modals/modal-store.ts'

export function NotFoundDialog() {
  const t = useTranslations('sharing.notFound')
  const tWords = useTranslations('words')
  const { modals } = useServices()
  const navigate = useNavigate()
  const links = useLinks()
  const close = () => closeModal(modals, 'shareBetNotFound')

  function goHome() {
    close()
    void navigate(links.home())
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      closeLabel={tWords('close')}
      modalName="shareBetNotFound"
      footer={
        <Button tone="primary" block onClick={goHome} data-autofocus="">
          {t('home')}
        </Button>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  )
}
