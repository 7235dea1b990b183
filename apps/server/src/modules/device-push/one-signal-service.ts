import type { PushService } from './push-service.ts'
import { post } from './push-service.ts'

export type OneSignalSettings = {
  readonly appId: string
  readonly apiKey: string
  /** OneSignal's own, but in tests. */
  readonly apiBase: string
}

/** Sends through OneSignal, which keeps the keys of the browsers. */
export function createOneSignalService(
  { appId, apiKey, apiBase }: OneSignalSettings,
  siteUrl: string | undefined,
): PushService {
  return {
    send({ endpoint }, shown, { ttlSeconds, isUrgent }) {
      return post({
        url: `${apiBase}/notifications`,
        headers: { 'content-type': 'application/json', authorization: `Key ${apiKey}` },
        body: JSON.stringify({
          app_id: appId,
          include_subscription_ids: [endpoint],
          target_channel: 'push',
          // Its default language is what a browser gets whose language has no text.
          headings: { en: shown.title },
          contents: { en: shown.body === '' ? shown.title : shown.body },
          web_push_topic: shown.tag,
          ttl: ttlSeconds,
          priority: isUrgent ? 10 : 5,
          ...(siteUrl === undefined ? {} : { url: `${siteUrl}${shown.path}` }),
        }),
      })
    },
  }
}
