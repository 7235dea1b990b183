import { Button, EmptyState } from '@touchline/ui'
import type { ComponentProps } from 'react'

import { useServices } from '../../base/services.ts'
import { openModal } from './modal-store.ts'

type SignInFirstProps = Omit<ComponentProps<typeof EmptyState>, 'action'> & {
  /** Words of the button. */
  signIn: string
}

/** Stands for a visitor where a player has something of their own. */
export function SignInFirst({ signIn, ...state }: SignInFirstProps) {
  const { modals } = useServices()
  return (
    <EmptyState
      {...state}
      action={
        <Button tone="primary" onClick={() => openModal(modals, 'signIn')}>
          {signIn}
        </Button>
      }
    />
  )
}
