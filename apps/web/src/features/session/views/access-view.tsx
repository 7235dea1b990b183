import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import type { ModalReason } from '../../../parts/modals/modal-store.ts'
import { ConfirmationView } from './confirmation-view.tsx'
import { PasswordEditView } from './password-edit-view.tsx'
import { PasswordNewView } from './password-new-view.tsx'
import { SignInView } from './sign-in-view.tsx'
import { SignUpView } from './sign-up-view.tsx'
import type { AccessView as AccessViewName, Surface } from './surface.ts'
import { UnlockView } from './unlock-view.tsx'

/** Key of the alert. */
const NOT_KEPT = 'session.not-kept'

type AccessViewProps = { name: AccessViewName; reason: ModalReason; surface: Surface }

/** A way into an account: the same in a dialog and on a page. */
export function AccessView({ name, reason, surface }: AccessViewProps) {
  const entered = useEntered(surface)
  switch (name) {
    case 'signIn':
      return <SignInView reason={reason} surface={entered} />
    case 'signUp':
      return <SignUpView reason={reason} surface={entered} />
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

/** Says why nobody is signed in where the backend let them in: the browser takes no cookies. */
function useEntered(surface: Surface): Surface {
  const t = useTranslations('account')
  const { alerts, session } = useServices()
  function done(): void {
    surface.done()
    const { authStatus, isMissing } = session.getState()
    if (authStatus !== 'NOT_LOGGED_IN' || isMissing) return alerts.queue.withdraw(NOT_KEPT)
    alerts.queue.push({
      tone: 'error',
      title: t('notKept'),
      description: t('notKeptHint'),
      durationMs: null,
      key: NOT_KEPT,
    })
  }
  return { ...surface, done }
}
