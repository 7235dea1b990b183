import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ModalReason } from '../../../parts/modals/modal-store.ts'
import { useStore } from '../../../base/use-store.ts'
import { barredBy } from '../../../data/api/is-unauthorized.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { canSignIn, canSignUp } from '../../../player/session/access.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { keepFields } from '../../../base/kept-fields.ts'
import { EMAIL_FORM } from '../forms/email-request-form.tsx'
import { SignInCodeForm, type AwaitedCode } from '../forms/sign-in-code-form.tsx'
import { SignInForm } from '../forms/sign-in-form.tsx'
import { useTellPrevious } from '../forms/use-tell-previous.ts'
import { CareNote } from './care-note.tsx'
import { OtherWay } from './other-way.tsx'
import { ReasonNote } from './reason-note.tsx'
import type { Surface } from './surface.ts'

type SignInViewProps = { reason: ModalReason; surface: Surface }

export function SignInView({ reason, surface }: SignInViewProps) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const system = useSystemSettings()
  const [awaited, setAwaited] = useState<AwaitedCode | null>(null)
  const barred = useStore(barredBy, (words) => words)
  const tellPrevious = useTellPrevious()
  const done: Parameters<typeof SignInForm>[0]['onDone'] = (previous) => {
    tellPrevious(previous)
    surface.done()
  }
  if (awaited !== null) {
    return <SignInCodeForm needed={awaited} onDone={done} onBack={() => setAwaited(null)} />
  }
  const why = { sessionExpired: barred ?? t('expired'), toBet: t('toBet'), toFavour: t('toFavour') }
  return (
    <>
      {reason !== null && <ReasonNote text={why[reason]} />}
      {canSignIn(system) ? (
        <SignInForm
          onDone={done}
          onCode={setAwaited}
          onForgotten={(email) => {
            keepFields(browserStorages().session, null, { [EMAIL_FORM]: { email } })
            surface.go('passwordNew')
          }}
          onLocked={() => surface.go('unlock')}
        />
      ) : (
        <p>{t(system.platform.signInEnabled ? 'closedInCountry' : 'closed')}</p>
      )}
      <CareNote />
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
