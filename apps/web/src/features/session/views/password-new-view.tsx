import { useTranslations } from 'use-intl'

import { EmailRequestForm } from '../forms/email-request-form.tsx'
import { OtherWay } from './other-way.tsx'
import type { Surface } from './surface.ts'

export function PasswordNewView({ surface }: { surface: Surface }) {
  const t = useTranslations('account')
  return (
    <>
      <EmailRequestForm call="requestPasswordReset" text={t('passwordNewText')} />
      <OtherWay label={t('toSignIn')} onPress={() => surface.go('signIn')} />
    </>
  )
}
