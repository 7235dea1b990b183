import type { LiveClient, LiveReport } from '@touchline/live'

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
  let waitMs = FIRST_WAIT_MS
  for (;;) {
    try {
      const { createPushClient } = await load()
      return createPushClient(services, report)
    } catch (error) {
      if (waitMs === FIRST_WAIT_MS) reportError(error)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
  }
}
