import { Dialog } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { AccountTexts } from '../../i18n/account-texts.tsx'
import { useServices } from '../../base/services.ts'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { closeModal, switchModal, type ModalReason } from '../../parts/modals/modal-store.ts'
import { SignUpFrameDialog } from './sign-up-frame.tsx'
import { ACCESS_TITLES } from './views/access-title.ts'
import { AccessView } from './views/access-view.tsx'
import type { AccessView as AccessViewName } from './views/surface.ts'

type OpenAccessDialogProps = { name: AccessViewName; reason: ModalReason }

/** MODAL-01, MODAL-02, MODAL-04 … MODAL-07: the ways into an account. */
export function OpenAccessDialog(props: OpenAccessDialogProps) {
  const signUpFrame = useSystemSettings().platform.signUpFrame ?? null
  if (usePreviewedPlayer()) {
    return (
      <AccountTexts>
        <NotInPreview key={props.name} name={props.name} />
      </AccountTexts>
    )
  }
  if (props.name === 'signUp' && signUpFrame !== null) {
    return <SignUpFrameDialog url={signUpFrame} />
  }
  return (
    <AccountTexts>
      <AccessDialog key={props.name} {...props} />
    </AccountTexts>
  )
}

/** Who looks at a draft as a player sees it is asked for no account: what only a player can do is said not to be here. */
function NotInPreview({ name }: Pick<OpenAccessDialogProps, 'name'>) {
  const t = useTranslations('account')
  const { alerts, modals } = useServices()
  useEffect(() => {
    alerts.queue.push({ tone: 'info', title: t('notInPreview'), key: 'preview' })
    closeModal(modals, name)
  }, [alerts, modals, name, t])
  return null
}

function AccessDialog({ name, reason }: OpenAccessDialogProps) {
  const t = useTranslations('account')
  const words = useTranslations('words')
  const { modals } = useServices()
  const close = () => closeModal(modals, name)
  return (
    <Dialog
      open
      onClose={close}
      title={t(ACCESS_TITLES[name])}
      closeLabel={words('close')}
      modalName={name}
    >
      <AccessView
        name={name}
        reason={reason}
        surface={{ done: close, go: (next) => switchModal(modals, next) }}
      />
    </Dialog>
  )
}
