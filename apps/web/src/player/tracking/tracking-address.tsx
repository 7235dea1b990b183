import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { documentCookies } from '../../base/cookie-jar.ts'
import { onConsent } from '../../preferences/cookie-consent.ts'
import { followConsent, noteTracking, takeTracking } from './tracking.ts'

/**
 * ANALYT-01: keeps what tracks the visitor where they agree, and cleans the address. Once per page, after what takes
 * its own part out of the address: then nothing brings it back.
 */
export function TrackingAddress() {
  const { history } = useRouter()
  useEffect(() => onConsent(() => followConsent(documentCookies)), [])
  useEffect(() => {
    const taken = takeTracking(history.location.href)
    if (taken === null) return
    noteTracking(documentCookies, taken.tracking)
    history.replace(taken.rest)
  }, [history])
  return null
}
