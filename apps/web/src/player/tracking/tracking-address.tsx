import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { documentCookies } from '../../base/device-id.ts'
import { keepTracking, takeTracking } from './tracking.ts'

/**
 * ANALYT-01: keeps what tracks the visitor, and cleans the address. Once per page, after what takes
 * its own part out of the address: then nothing brings it back.
 */
export function TrackingAddress() {
  const { history } = useRouter()
  useEffect(() => {
    const taken = takeTracking(history.location.href)
    if (taken === null) return
    keepTracking(documentCookies, taken.tracking)
    history.replace(taken.rest)
  }, [history])
  return null
}
