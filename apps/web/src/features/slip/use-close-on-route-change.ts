import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { isEmbedded } from '../../layout/document/embedded.ts'
import { useSlipActions } from '../../player/slip/use-slip.ts'

/** SLIP-06: a host's page gives the slip little room, so it makes way for the page that opens. */
export function useCloseOnRouteChange(): void {
  const router = useRouter()
  const slip = useSlipActions()
  useEffect(() => {
    if (!isEmbedded()) return undefined
    return router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged && slip.getState().panel.isOpen) slip.closePanel()
    })
  }, [router, slip])
}
