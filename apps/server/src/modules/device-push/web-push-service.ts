import { createHash } from 'node:crypto'
import { isListedHost } from '@touchline/contract'
import webpush from 'web-push'
import type { PushService } from './push-service.ts'
import { post } from './push-service.ts'

export type VapidKeys = {
  readonly publicKey: string
  readonly privateKey: string
}

type Options = VapidKeys & {
  /** Whom a push service writes to when something is wrong: `mailto:` or an address. */
  readonly subject: string
  /** Where browsers may have their messages left; anything else is no push service. */
  readonly hosts: readonly string[]
}

/** What push services take of a topic. */
const TOPIC_LETTERS = 32

/** Web Push as the standards have it: encrypted for the browser alone, signed by this site's key. */
export function createWebPushService({ hosts, ...vapidDetails }: Options): PushService {
  return {
    async send({ endpoint, p256dh, auth }, shown, { ttlSeconds, isUrgent }) {
      if (p256dh === null || auth === null || !isPushHost(endpoint, hosts)) {
        return { outcome: 'gone' }
      }
      try {
        const { headers, body } = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(shown),
          {
            vapidDetails,
            TTL: ttlSeconds,
            urgency: isUrgent ? 'high' : 'normal',
            topic: createHash('sha256')
              .update(shown.tag)
              .digest('base64url')
              .slice(0, TOPIC_LETTERS),
            contentEncoding: 'aes128gcm',
          },
        )
        const { 'Content-Length': _, ...sent } = headers
        return await post({ url: endpoint, headers: asText(sent), body: new Uint8Array(body) })
      } catch (error) {
        // Keys that are none: nothing can ever be written for this browser.
        return { outcome: 'refused', reason: error instanceof Error ? error.message : 'keys' }
      }
    },
  }
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/**
 * Whether an address is that of a push service: a player may name any, and this server would call
 * it. A host stands for `https`, `*.` before it for those below it, an origin for itself.
 */
export function isPushHost(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username } = new URL(endpoint)
  if (hosts.includes(origin)) return true
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return isListedHost(hostname, hosts)
}
