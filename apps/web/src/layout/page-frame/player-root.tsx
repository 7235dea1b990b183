import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'

/** Brings session, slip and quick bet to life once the page reacts. Once per page, above what reads them. */
export function PlayerRoot() {
  const { startPlayer } = useServices()
  useEffect(startPlayer, [startPlayer])
  return null
}
