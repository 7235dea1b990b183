import type { ModalReason } from '../../../parts/modals/modal-store.ts'
import { ConfirmationView } from './confirmation-view.tsx'
import { PasswordEditView } from './password-edit-view.tsx'
import { PasswordNewView } from './password-new-view.tsx'
import { SignInView } from './sign-in-view.tsx'
import { SignUpView } from './sign-up-view.tsx'
import type { AccessView as AccessViewName, Surface } from './surface.ts'
import { UnlockView } from './unlock-view.tsx'

type AccessViewProps = { name: AccessViewName; reason: ModalReason; surface: Surface }

/** A way into an account: the same in a dialog and on a page. */
export function AccessView({ name, reason, surface }: AccessViewProps) {
  switch (name) {
    case 'signIn':
      return <SignInView reason={reason} surface={surface} />
    case 'signUp':
      return <SignUpView reason={reason} surface={surface} />
    case 'passwordNew':
      return <PasswordNewView surface={surface} />
    case 'passwordEdit':
      return <PasswordEditView surface={surface} />
    case 'confirmation':
      return <ConfirmationView surface={surface} />
    case 'unlock':
      return <UnlockView surface={surface} />
  }
}
