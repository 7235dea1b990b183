import type { ApiClient } from '@touchline/contract'

/**
 * What a browser can do for this site: `off` until the player asks; `denied`: they have said no to
 * the browser, and only it can change that.
 */
export type DevicePush = 'unsupported' | 'denied' | 'off' | 'on'

const SCRIPT = '/service-worker.js'

type Push = { readonly api: ApiClient; readonly isOffered: boolean }

/**
 * Nothing is offered that the site could not do: the browser's question cannot be asked back.
 * @param isOffered the site has a service worker, which shows what is pushed
 * @throws ApiError
 */
export async function readDevicePush({ api, isOffered }: Push): Promise<DevicePush> {
  const isSupported =
    isOffered && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await ownSubscription()
  const { publicKey } = (await api('getPushSetup')).data
  if (publicKey === null) return 'unsupported'
  // By a key that the site had before nothing comes any more.
  return subscription !== null && isBy(subscription, bytesOf(publicKey)) ? 'on' : 'off'
}

/**
 * Asks the browser, and then the backend, for messages. Only ever at the player's own press.
 * @throws ApiError, or what the browser says where it cannot
 */
export async function turnOnPush({ api, isOffered }: Push): Promise<DevicePush> {
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return readDevicePush({ api, isOffered })
  const { publicKey } = (await api('getPushSetup')).data
  if (publicKey === null) return 'unsupported'
  await navigator.serviceWorker.register(SCRIPT)
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const before = await pushManager.getSubscription()
  // One by another key of this site is none any more.
  if (before !== null && !isBy(before, applicationServerKey)) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await api('subscribePush', {
      body: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      },
    })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** @throws ApiError; the browser shows nothing more even then */
export async function turnOffPush({ api }: Pick<Push, 'api'>): Promise<DevicePush> {
  const subscription = await ownSubscription()
  if (subscription === null) return 'off'
  await subscription.unsubscribe()
  await api('unsubscribePush', { body: { endpoint: subscription.endpoint } })
  return 'off'
}

/**
 * Whoever is signed in now is the one whom messages to this browser are for: one who had asked for
 * none here is shown none, and nobody else's.
 * @throws ApiError
 */
export async function renewPush({ api }: Pick<Push, 'api'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const subscription = await ownSubscription()
  if (subscription === null) return
  const { data } = await api('renewPush', { body: { endpoint: subscription.endpoint } })
  if (!data.isOwn) await subscription.unsubscribe()
}

/** The player has left: nothing of theirs comes to this device any more. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await (await ownSubscription())?.unsubscribe()
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

function isBy({ options }: PushSubscription, key: Uint8Array): boolean {
  const known = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  return known.length === key.length && known.every((byte, index) => byte === key[index])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
