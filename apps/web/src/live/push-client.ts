import { calls } from '@touchline/contract/by-name'
import { createLiveClient, type LiveClient, type LiveReport } from '@touchline/live'

import type { Services } from '../lib/services.ts'
import { pushAddress } from './push-address.ts'

/** The page's client of the push server. No part of the first view: only ever imported late. */
export function createPushClient(
  services: Services,
  onReport: (report: LiveReport) => void,
): LiveClient {
  return createLiveClient({
    url: pushAddress(services),
    getConnectionToken: async () => (await services.api(calls.getPushToken)).data.token,
    getChannelToken: async (channel) => {
      const answer = await services.api(calls.authorizeChannels, { body: { channels: [channel] } })
      return answer.data.channels[channel]?.token ?? ''
    },
    onReport,
  })
}
