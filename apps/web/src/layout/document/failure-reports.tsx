import { useEffect } from 'react'

import { useServices } from '../../lib/services.ts'
import { watchFailures } from './watch-failures.ts'

/** ALERT-06: what nobody caught reaches the operator. */
export function FailureReports() {
  const { report } = useServices()
  useEffect(() => watchFailures(window, report), [report])
  return null
}
