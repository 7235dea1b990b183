import { createECDH } from 'node:crypto'
import type { Environment, Problem } from './environment.ts'

export type DevicePushSettings = {
  /** Undefined: the database keeps them. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | undefined
  readonly hosts: readonly string[]
  readonly oneSignal:
    | { readonly appId: string; readonly apiKey: string; readonly apiBase: string }
    | undefined
}

/** Chrome and others of its make, Firefox, Safari, Edge. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]
const ONE_SIGNAL_API = 'https://api.onesignal.com'

export function devicePush(env: Environment, problem: Problem): DevicePushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  const { ONE_SIGNAL_APP_ID: appId, ONE_SIGNAL_API_KEY: apiKey } = env
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    problem('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.')
  }
  const isPair =
    publicKey === undefined || privateKey === undefined || isVapid(publicKey, privateKey)
  if (!isPair) problem('VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY, each in base64url.')
  if (appId !== undefined && apiKey === undefined) {
    problem('ONE_SIGNAL_API_KEY must be set when ONE_SIGNAL_APP_ID is.')
  }
  const hasKeys = publicKey !== undefined && privateKey !== undefined
  const hasApp = appId !== undefined && apiKey !== undefined
  return {
    vapid: hasKeys ? { publicKey, privateKey } : undefined,
    hosts: env.PUSH_HOSTS.length === 0 ? PUSH_HOSTS : env.PUSH_HOSTS,
    oneSignal: hasApp
      ? { appId, apiKey, apiBase: env.ONE_SIGNAL_API_BASE ?? ONE_SIGNAL_API }
      : undefined,
  }
}

function isVapid(publicKey: string, privateKey: string): boolean {
  const key = createECDH('prime256v1')
  try {
    key.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return key.getPublicKey('base64url') === publicKey.replace(/=+$/, '')
}
