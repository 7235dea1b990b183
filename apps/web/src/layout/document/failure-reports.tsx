import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import { watchFailures } from './watch-failures.ts'
import { watchIcons } from './watch-icons.ts'

/** ALERT-06: what nobody caught reaches the operator. */
export function FailureReports() {
  const { report, page } = useServices()
  useEffect(() => watchFailures(window, report), [report])
  useEffect(() => watchIcons(page.iconsUrl, report), [page.iconsUrl, report])
  return null
}
