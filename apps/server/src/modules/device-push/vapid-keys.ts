import * as v from 'valibot'
import webpush from 'web-push'
import type { Db } from '../../db/database.ts'
import { keepState } from '../../db/product-state.ts'
import type { VapidKeys } from './web-push-service.ts'

const vapidKeys = v.object({ publicKey: v.string(), privateKey: v.string() })

/** What this site signs its messages with: made once. */
export async function keepVapidKeys(db: Db): Promise<VapidKeys> {
  return keepState(db, 'vapid_keys', vapidKeys, webpush.generateVAPIDKeys())
}
