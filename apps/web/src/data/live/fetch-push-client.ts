import type { LiveClient, LiveReport } from '@touchline/live'

import { askAgain } from '../../base/ask-again.ts'
import type { PageData } from '../page-data.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000

/**
 * Fetches the code of the push client and makes one. Where its file cannot be had it tries again,
 * ever less often: a page without it stands still.
 */
export async function fetchPushClient(
  services: PageData,
  report: (report: LiveReport) => void,
  load = () => import('./push-client.ts'),
): Promise<LiveClient> {
  let isReported = false
  const { createPushClient } = await askAgain(load, everSeldomer(), (error) => {
    if (!isReported) reportError(error)
    isReported = true
  })
  return createPushClient(services, report)
}

function* everSeldomer(): Iterable<number> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) yield waitMs
}
