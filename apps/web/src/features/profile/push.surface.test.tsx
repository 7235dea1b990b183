import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
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
  const by: { applicationServerKey: ArrayBuffer | null } = { applicationServerKey: null }
  const subscription = {
    endpoint: 'https://push.example/one',
    options: by,
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
  return {
    asked,
    permission: () => permission,
    isSubscribed: () => subscribed !== null,
    /** Somebody had asked for messages here before, by the key that the site had then. */
    subscribe: (key = KEY) => {
      by.applicationServerKey = Uint8Array.from(
        atob(key),
        (sign) => sign.codePointAt(0) ?? 0,
      ).buffer
      subscribed = subscription
    },
  }
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

test.each([true, false])(
  '[PUSH-01] of who signs in, messages to this browser go on that were their own: %s',
  async (isOwn) => {
    const browser = installPush('granted')
    browser.subscribe()
    const { heardOf } = await openSurface('/sports', {
      isSignedIn: true,
      answers: { ...answers, renewPush: () => ({ data: { isOwn } }) },
    })
    await expect.poll(() => heardOf('renewPush').length).toBe(1)
    expect(heardOf('renewPush')[0]?.input).toMatchObject({
      body: { endpoint: 'https://push.example/one' },
    })
    await expect.poll(browser.isSubscribed).toBe(isOwn)
  },
)

test.each([
  [KEY, true],
  ['BBBB', false],
])('[PUSH-01] what was asked for by the key %s is on: %s', async (key, isOn) => {
  installPush('granted').subscribe(key)
  const { screen } = await openSurface('/profile', {
    isSignedIn: true,
    answers: { ...answers, renewPush: () => ({ data: { isOwn: true } }) },
  })
  const push = await screen.findByRole('switch', { name: /Push notifications/ })
  await expect.poll(() => push.hasAttribute('disabled')).toBe(false)
  expect(push.matches(':checked')).toBe(isOn)
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

test('[PUSH-01] where not even the state can be read after a failure, that is reported', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  installPush('granted')
  const { screen, user, answer } = await openSurface('/profile', { isSignedIn: true, answers })
  const push = await screen.findByRole('switch', { name: /Push notifications/ })
  await expect.poll(() => push.hasAttribute('disabled')).toBe(false)
  const refused = () => Promise.reject(refusal(503))
  const subscribePush = () => {
    answer({ getPushSetup: refused })
    return refused()
  }
  answer({ subscribePush })
  await user.click(push)
  const told = (call: string) => log.mock.calls.some(([error]) => String(error).includes(call))
  await expect.poll(() => told('subscribePush')).toBe(true)
  await expect.poll(() => told('getPushSetup')).toBe(true)
  await expect.poll(() => push.hasAttribute('disabled')).toBe(false)
  expect(push).not.toBeChecked()
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

test('[PUSH-01] the answer to one press leaves the newer ones that wait for theirs', async () => {
  installPush('granted')
  const answered: (() => void)[] = []
  const { screen, user, heardOf } = await openSurface('/profile', {
    isSignedIn: true,
    answers: {
      ...answers,
      saveSettings: ({ body }) =>
        new Promise((resolve) => {
          const { topics = [] } = body?.notifications ?? {}
          const saved = { ...notifications, news: true, topics }
          answered.push(() => resolve({ data: { ...worldSettings, notifications: saved } }))
        }),
    },
  })
  const press = async (name: RegExp) => user.click(await screen.findByRole('switch', { name }))
  await press(/^Settled bets/)
  await press(/^Starts of matches/)
  await expect.poll(() => answered.length).toBe(1)
  answered[0]?.()
  await expect
    .poll(() => screen.getByRole('switch', { name: /^News/ }).matches(':checked'))
    .toBe(true)
  await expect.poll(() => answered.length).toBe(2)
  await press(/^Payments and account/)
  answered[1]?.()
  await expect.poll(() => answered.length).toBe(3)
  expect(heardOf('saveSettings').at(-1)?.input.body?.notifications?.topics).toEqual([
    'settlements',
    'goals',
    'starts',
    'account',
  ])
  answered[2]?.()
  await expect.poll(() => screen.getAllByRole('switch', { checked: true }).length).toBe(6)
})
