import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { dropSubscription, keepSubscription, renewSubscription } from './subscriptions.ts'
import { isPushHost } from './web-push-service.ts'

type Deps = {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
  /** Undefined where OneSignal does the work. */
  readonly publicKey: string | undefined
  readonly oneSignalAppId: string | undefined
  readonly hosts: readonly string[]
}

export function devicePushRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, publicKey, oneSignalAppId, hosts } = deps
  routes.open(calls.getPushSetup, () => ({
    data: { publicKey: publicKey ?? null, oneSignalAppId: oneSignalAppId ?? null },
  }))
  routes.signedIn(calls.subscribePush, async ({ player, body, locale }) => {
    const { endpoint, keys } = body
    if (publicKey === undefined || !isPushHost(endpoint, hosts)) {
      throw new Problem(422, 'error.push.service')
    }
    const given = { service: 'web', endpoint, ...keys, language: locale } as const
    await keepSubscription(db, player, given, new Date(clock.now()))
    return undefined
  })
  routes.signedIn(calls.renewPush, async ({ player, body: { endpoint }, locale: language }) => ({
    data: { isOwn: await renewSubscription(db, player, { endpoint, language }) },
  }))
  routes.signedIn(calls.unsubscribePush, async ({ player, body }) => {
    await dropSubscription(db, player.id, body.endpoint)
    return undefined
  })
}
