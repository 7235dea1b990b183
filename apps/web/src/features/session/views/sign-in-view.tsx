import { useTranslations } from 'use-intl'

import type { ModalReason } from '../../../parts/modals/modal-store.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { canSignIn, canSignUp } from '../../../player/session/access.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { keepFields } from '../../../base/kept-fields.ts'
import { EMAIL_FORM } from '../forms/email-request-form.tsx'
import { SignInForm } from '../forms/sign-in-form.tsx'
import { OtherWay } from './other-way.tsx'
import { ReasonNote } from './reason-note.tsx'
import type { Surface } from './surface.ts'

type SignInViewProps = { reason: ModalReason; surface: Surface }

export function SignInView({ reason, surface }: SignInViewProps) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const system = useSystemSettings()
  const why = { sessionExpired: t('expired'), toBet: t('toBet'), toFavour: t('toFavour') }
  return (
    <>
      {reason !== null && <ReasonNote text={why[reason]} />}
      {canSignIn(system) ? (
        <SignInForm
          onDone={surface.done}
          onForgotten={(email) => {
            keepFields(browserStorages().session, EMAIL_FORM, { email })
            surface.go('passwordNew')
          }}
          onLocked={() => surface.go('unlock')}
        />
      ) : (
        <p>{t(system.platform.signInEnabled ? 'closedInCountry' : 'closed')}</p>
      )}
      {canSignUp(system) && (
        <OtherWay
          question={t('noAccount')}
          label={tSession('signUp')}
          onPress={() => surface.go('signUp')}
        />
      )}
    </>
  )
}
