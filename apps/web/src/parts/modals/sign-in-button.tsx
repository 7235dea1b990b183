import { Button } from '@touchline/ui'
import type { ComponentProps } from 'react'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { canSignIn } from '../../player/session/access.ts'
import { openModal } from './modal-store.ts'

type SignInButtonProps = Pick<
  ComponentProps<typeof Button>,
  'tone' | 'size' | 'disabled' | 'children'
>

/** AUTH-24: leads to signing in; nothing where nobody can sign in. */
export function SignInButton(props: SignInButtonProps) {
  const { modals } = useServices()
  if (!canSignIn(useSystemSettings())) return null
  return <Button {...props} onClick={() => openModal(modals, 'signIn')} />
}
