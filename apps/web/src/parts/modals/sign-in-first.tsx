import { EmptyState } from '@touchline/ui'
import type { ComponentProps } from 'react'

import { SignInButton } from './sign-in-button.tsx'

type SignInFirstProps = Omit<ComponentProps<typeof EmptyState>, 'action'> & {
  /** Words of the button. */
  signIn: string
}

/** Stands for a visitor where a player has something of their own. */
export function SignInFirst({ signIn, ...state }: SignInFirstProps) {
  return <EmptyState {...state} action={<SignInButton tone="primary">{signIn}</SignInButton>} />
}
