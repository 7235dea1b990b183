import { useTranslations } from 'use-intl'

import type { ModalReason } from '../../../parts/modals/modal-store.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { canSignIn, canSignUp } from '../../../player/session/access.ts'
import { SignUpForm } from '../forms/sign-up-form.tsx'
import { CareNote } from './care-note.tsx'
import { OtherWay } from './other-way.tsx'
import { ReasonNote } from './reason-note.tsx'
import type { Surface } from './surface.ts'

type SignUpViewProps = { reason: ModalReason; surface: Surface }

export function SignUpView({ reason, surface }: SignUpViewProps) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const system = useSystemSettings()
  return (
    <>
      {reason === 'toBet' && <ReasonNote text={t('toBetJoin')} />}
      {reason === 'toFavour' && <ReasonNote text={t('toFavourJoin')} />}
      {canSignUp(system) ? (
        <SignUpForm onDone={surface.done} />
      ) : (
        <p>{t(system.platform.signUpEnabled ? 'joinClosedInCountry' : 'joinClosed')}</p>
      )}
      <CareNote />
      {canSignIn(system) && (
        <OtherWay
          question={t('haveAccount')}
          label={tSession('signIn')}
          onPress={() => surface.go('signIn')}
        />
      )}
    </>
  )
}
