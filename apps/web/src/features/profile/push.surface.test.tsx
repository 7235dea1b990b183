import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'
import { worldSettings } from '../../testing/surface/small-world.ts'

const KEY = 'BAAA'

// What the page fetches for later would find no page any more.
afterEach(() => vi.dynamicImportSettled())

/** A browser with a push service of its own, as far as a page sees it. */
function installPush(answer: NotificationPermission) {
  let subscribed: object | null = null
  let permission: NotificationPermission = 'default'
  const asked: unknown[] = []
  const subscription = {
    endpoint: 'https://push.example/one',
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/one', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      subscribed = null
      return Promise.resolve(true)
    },
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: (options: unknown) => {
      asked.push(options)
      subscribed = subscription
      return Promise.resolve(subscription)
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    controller: null,
  }
  const notification = {
    get permission() {
      return permission
    },
    requestPermission: () => {
      permission = answer
      return Promise.resolve(answer)
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, { PushManager: () => undefined, Notification: notification })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(window, 'PushManager')
    Reflect.deleteProperty(window, 'Notification')
  })
  return { asked, permission: () => permission }
}

const notifications = { reminders: true, news: false, topics: ['goals'] }

const answers = {
  getSettings: () => ({ data: { ...worldSettings, notifications } }),
  saveSettings: () => ({ data: { ...worldSettings, notifications } }),
  getPushSetup: () => ({ data: { publicKey: KEY, oneSignalAppId: null } }),
  subscribePush: () => undefined,
  unsubscribePush: () => undefined,
}

test('[PUSH-01] push is asked for at the player’s press, never on load, and ended by another', async () => {
  const browser = installPush('granted')
  const { screen, user, heardOf } = await openSurface('/profile', { isSignedIn: true, answers })
  const push = await screen.findByRole('switch', { name: /Push notifications/ })
  await expect.poll(() => push.hasAttribute('disabled')).toBe(false)
  expect(browser.permission()).toBe('default')
  await user.click(push)
  await expect.poll(() => heardOf('subscribePush').length).toBe(1)
  expect(heardOf('subscribePush')[0]?.input).toMatchObject({
    body: { endpoint: 'https://push.example/one', keys: { p256dh: 'p', auth: 'a' } },
  })
  expect(browser.asked).toMatchObject([{ userVisibleOnly: true }])
  await expect.poll(() => push.matches(':checked')).toBe(true)
  await user.click(push)
  await expect.poll(() => heardOf('unsubscribePush').length).toBe(1)
})

test('[PUSH-01] who says no to the browser is told where to change it', async () => {
  installPush('denied')
  const { screen, user, heardOf } = await openSurface('/profile', { isSignedIn: true, answers })
  const push = await screen.findByRole('switch', { name: /Push notifications/ })
  await expect.poll(() => push.hasAttribute('disabled')).toBe(false)
  await user.click(push)
  await screen.findByText(/Your browser blocks notifications/)
  expect(push).toBeDisabled()
  expect(heardOf('subscribePush')).toEqual([])
})

test('[PUSH-01] where the site sends browsers nothing, they are not asked', async () => {
  const browser = installPush('granted')
  const { screen, user } = await openSurface('/profile', {
    isSignedIn: true,
    answers: {
      ...answers,
      getPushSetup: () => ({ data: { publicKey: null, oneSignalAppId: 'app' } }),
    },
  })
  const push = await screen.findByRole('switch', { name: /Push notifications/ })
  await screen.findByText(/shows no push/)
  expect(push).toBeDisabled()
  await user.click(push)
  expect(browser.permission()).toBe('default')
})

test('[PUSH-01] topics and quiet hours are saved at each press', async () => {
  installPush('granted')
  const { screen, user, heardOf } = await openSurface('/profile', {
    isSignedIn: true,
    answers,
  })
  await user.click(await screen.findByRole('switch', { name: 'Settled bets' }))
  await user.click(await screen.findByRole('switch', { name: /Quiet hours/ }))
  await expect.poll(() => heardOf('saveSettings').length).toBe(2)
  expect(heardOf('saveSettings').map(({ input }) => input)).toMatchObject([
    { body: { notifications: { topics: ['settlements', 'goals'] } } },
    { body: { notifications: { quietHours: { from: 1320, until: 480 } } } },
  ])
})
