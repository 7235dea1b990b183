import { Dialog } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { AccountTexts } from '../../i18n/account-texts.tsx'
import { useServices } from '../../base/services.ts'
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
  if (props.name === 'signUp' && signUpFrame !== null) {
    return <SignUpFrameDialog url={signUpFrame} />
  }
  return (
    <AccountTexts>
      <AccessDialog key={props.name} {...props} />
    </AccountTexts>
  )
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
