import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import { takeShareCode } from './share-address.ts'

/** SHARE-05: loads the bet that the address names, and cleans the address. Once per page. */
export function SharedBetAddress() {
  const { slip } = useServices()
  const { history } = useRouter()
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => {
    const taken = takeShareCode(href)
    if (taken === null) return
    history.replace(taken.rest)
    slip.dispatch({ type: 'loadShared', code: taken.code })
  }, [href, history, slip])
  return null
}
