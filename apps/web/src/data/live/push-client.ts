import { hashKey } from '@tanstack/react-query'
import type { LiveClient, LiveReport } from '@touchline/live'
import { createLiveClient } from '@touchline/live'
import type { PageData } from '../page-data.ts'
import { isUnauthorized } from '../api/is-unauthorized.ts'
import { sportsQuery } from '../queries/catalogue.ts'
import { knownSettings } from '../queries/system-settings.ts'

/** RT-04: name among the features of the settings. */
const DELTA_FLAG = 'delta_compression'

/** The page's client of the push server. No part of the first view: only ever imported late. */
export function createPushClient(
  services: PageData,
  onReport: (report: LiveReport) => void,
): LiveClient {
  followSports(services)
  const askWhoIsThere = () => void services.api('getPlayer').catch(() => undefined)
  const settings = knownSettings(services)
  return createLiveClient({
    url: pushAddress(services),
    delta: settings?.features[DELTA_FLAG] ?? false,
    getConnectionToken: async () => (await services.api('getPushToken')).data.token,
    getChannelToken: async (channel) => {
      try {
        const asked = { body: { channels: [channel] } }
        const answer = await services.api('authorizeChannels', asked)
        return answer.data.channels[channel]?.token ?? ''
      } catch (error) {
        // Signed out from another device, or by time: a call that may say so ends the session here.
        if (isUnauthorized(error)) askWhoIsThere()
        throw error
      }
    },
    onReport(report) {
      // Where it was the session that ended, the page goes on as a visitor's.
      if (report.kind === 'refused') askWhoIsThere()
      onReport(report)
    },
  })
}

/** RT-26: what is pushed about a sport that the operator does not offer is ignored. */
function followSports(services: PageData): void {
  const { queryClient, live } = services
  const { queryKey } = sportsQuery(services)
  const take = () => {
    const sports = queryClient.getQueryData(queryKey)
    if (sports !== undefined) live.store.setSports(sports.map(({ key }) => key))
  }
  take()
  const hash = hashKey(queryKey)
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) take()
  })
}

const DEFAULT_PUSH_PATH = '/connection/websocket'

/** Where the push server is: the settings' address, on this site unless they name another. */
function pushAddress(services: PageData): string {
  const settings = knownSettings(services)
  const address = new URL(settings?.pushUrl ?? DEFAULT_PUSH_PATH, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
