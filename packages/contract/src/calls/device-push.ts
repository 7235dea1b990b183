import * as v from 'valibot'

import { text } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

const endpoint = v.pipe(text(2_000), v.regex(/^https?:\/\/\S+$/, 'must be an address'))
const key = v.pipe(text(200), v.regex(/^[\w-]+={0,2}$/, 'must be base64url'))

export const getPushSetup = defineCall({
  name: 'getPushSetup',
  api: 'sportsbook',
  method: 'GET',
  path: '/push/setup',
  version: 2,
  response: v.object({
    data: v.object({
      /** Base64url; null where browsers cannot be sent anything directly. */
      publicKey: v.nullable(v.string()),
      oneSignalAppId: v.nullable(v.string()),
    }),
  }),
})

export const subscribePush = defineCall({
  name: 'subscribePush',
  api: 'sportsbook',
  method: 'POST',
  path: '/push/subscriptions',
  version: 2,
  access: 'player',
  refusals: [422],
  body: v.object({ endpoint, keys: v.object({ p256dh: key, auth: key }) }),
})

export const renewPush = defineCall({
  name: 'renewPush',
  api: 'sportsbook',
  method: 'POST',
  path: '/push/subscriptions/renew',
  version: 2,
  access: 'player',
  body: v.object({ endpoint }),
  response: v.object({
    /** False where it was somebody else who asked for messages in this browser, or nobody. */
    data: v.object({ isOwn: v.boolean() }),
  }),
})

export const unsubscribePush = defineCall({
  name: 'unsubscribePush',
  api: 'sportsbook',
  method: 'POST',
  path: '/push/subscriptions/remove',
  version: 2,
  access: 'player',
  body: v.object({ endpoint }),
})
