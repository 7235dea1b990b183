import { waitFor, within } from '@testing-library/dom'
import {
  channels,
  encodePushEvent,
  type Notification,
  type PushEvent,
  type SystemSettings,
} from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const HOUR_MS = 3_600_000

function aNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: '1',
    title: 'Deposit received',
    caption: null,
    body: null,
    type: 'info',
    objectType: null,
    objectId: null,
    read: false,
    createdAt: new Date().toISOString(),
    ...over,
  }
}

function listed(list: readonly Notification[], { page = 1, limit = 20 } = {}) {
  const lastPage = Math.max(1, Math.ceil(list.length / limit))
  return {
    data: list.slice((page - 1) * limit, page * limit),
    meta: { pagination: { total: list.length, page, limit, lastPage } },
  }
}

/** A backend that keeps what was read. */
async function openWith(
  given: readonly Notification[],
  path = '/sports',
  system: SystemSettings = aSystem(),
) {
  let list = [...given]
  const unread = () => list.filter(({ read }) => !read).length
  const counters = () => ({ data: { notifications: unread() } })
  function readAll() {
    list = list.map((item) => ({ ...item, read: true }))
    return counters()
  }
  const surface = await openSurface(path, {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: system }),
      countNotifications: counters,
      listNotifications: ({ query = {} }) => {
        return listed(list, query)
      },
      readNotifications: ({ body }) => {
        list = list.map((item) => (body?.ids.includes(item.id) ? { ...item, read: true } : item))
        return counters()
      },
      readAllNotifications: readAll,
    },
  })
  const { user, screen, push } = surface
  const tellPlayer = (event: PushEvent) =>
    push.publish(channels.player('en', '7'), encodePushEvent(event))
  return {
    ...surface,
    tellPlayer,
    readAll,
    bell: () => screen.findByRole('button', { name: /^Notifications/ }),
    async open() {
      await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
      const heading = await screen.findByRole('heading', { name: 'Notifications' })
      const panel = heading.closest<HTMLElement>('[popover]')
      if (panel === null) throw new Error('the list stands in no panel')
      return within(panel)
    },
    keep: (item: Notification) => {
      list = [item, ...list]
    },
  }
}

test('[HEAD-08] [NOTIF-01] the bell counts what is unread and opens it, day by day', async () => {
  const yesterday = new Date(Date.now() - 30 * HOUR_MS).toISOString()
  const { bell, open } = await openWith([
    aNotification({ id: '3', title: 'Bet won: €20.00', caption: 'Home 1 – Away 1', type: 'bet' }),
    aNotification({ id: '2', title: 'Welcome', createdAt: yesterday, read: true }),
  ])
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, unread: 1'))
  expect(await bell()).toHaveTextContent('1')
  const panel = await open()
  const days = await panel.findAllByRole('heading', { level: 3 })
  expect(days).toHaveLength(2)
  expect(days[0]).toHaveTextContent('Today')
  expect(panel.getByText('Home 1 – Away 1')).toBeVisible()
  expect(panel.getAllByText('Unread')).toHaveLength(1)
})

test('[NOTIF-05] [GAP-47] a press reads one, and goes to its object where it has one', async () => {
  const { bell, open, user, heard } = await openWith([
    aNotification({ id: '2', title: 'Bet lost', type: 'bet', objectType: 'bet', objectId: '7' }),
    aNotification({ id: '1' }),
  ])
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: /Deposit received/ }))
  await expect.poll(async () => (await bell()).textContent).toBe('1')
  expect(window.location.pathname).toBe('/sports')
  await user.click(panel.getByRole('link', { name: /Bet lost/ }))
  await expect.poll(() => window.location.pathname).toBe('/sports/my-bets')
  await expect.poll(async () => (await bell()).textContent).toBe('')
  const marked = heard.filter(({ name }) => name === 'readNotifications').map(({ input }) => input)
  expect(marked).toMatchObject([{ body: { ids: ['1'] } }, { body: { ids: ['2'] } }])
})

test('[NOTIF-04] all are read in one press, and unread again where the backend refuses', async () => {
  const { bell, open, user, answer, readAll } = await openWith([
    aNotification({ id: '2' }),
    aNotification({ id: '1' }),
  ])
  answer({
    readAllNotifications: () => {
      throw refusal(503)
    },
  })
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }))
  await expect.poll(async () => (await bell()).textContent).toBe('2')
  answer({ readAllNotifications: readAll })
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }))
  await expect.poll(async () => (await bell()).textContent).toBe('')
  await expect.poll(() => panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('[NOTIF-02] further pages come when they are asked for', async () => {
  const { open, user, heard } = await openWith(
    Array.from({ length: 25 }, (_, n) =>
      aNotification({ id: String(25 - n), title: `No ${25 - n}` }),
    ),
  )
  const panel = await open()
  await panel.findByText('No 6')
  expect(panel.queryByText('No 5')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Show more' }))
  await panel.findByText('No 1')
  expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull()
  const asked = heard.filter(({ name }) => name === 'listNotifications').map(({ input }) => input)
  expect(asked).toMatchObject([{ query: { page: 1, limit: 20 } }, { query: { page: 2 } }])
})

test('[RT-14] [RT-15] what is pushed stands in the list and on the bell at once', async () => {
  const { bell, open, tellPlayer, keep } = await openWith([aNotification({ id: '1' })])
  const panel = await open()
  const pushed = aNotification({ id: '2', title: 'Bet won: €30.00', type: 'bet' })
  keep(pushed)
  tellPlayer({ type: 'notification', notification: pushed })
  tellPlayer({ type: 'unread_counters_changed', counters: { notifications: 2 } })
  await panel.findByText('Bet won: €30.00')
  await expect.poll(async () => (await bell()).textContent).toBe('2')
  // Another device has read them all.
  tellPlayer({ type: 'unread_counters_changed', counters: { notifications: 0 } })
  await expect.poll(async () => (await bell()).textContent).toBe('')
})

test('nothing to tell is said, and so is a list that cannot be had', async () => {
  const { open, answer, user } = await openWith([])
  answer({
    listNotifications: () => {
      throw refusal(422, { localizedMessage: 'Too many requests.' })
    },
  })
  const panel = await open()
  await panel.findByText('Notifications could not be loaded')
  panel.getByText('Too many requests.')
  answer({ listNotifications: () => listed([]) })
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await panel.findByText('Nothing to tell yet')
})

test('by keyboard the focus goes on to what the last page has brought', async () => {
  const many = Array.from({ length: 21 }, (_, index) => aNotification({ id: String(99 - index) }))
  const { open, user } = await openWith(many)
  const panel = await open()
  const more = await panel.findByRole('button', { name: 'Show more' })
  more.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(more).not.toBeInTheDocument())
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-notification-id', '79'))
})

test('a visitor has no bell', async () => {
  const { screen, user } = await openSurface('/sports')
  await user.keyboard('{Shift}')
  await screen.findByRole('button', { name: 'Connecting to live prices' })
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
})

test.each([
  [true, ['/sports/my-bets', '/sports/jackpots']],
  [false, []],
])(
  '[GAP-40] [GAP-47] [FLAG-05] My bets and jackpots that are %s: notifications lead to %j',
  async (on, ways) => {
    const system = aSystem({ features: { jackpots: on } })
    const platform = { ...system.platform, myBetsHidden: !on }
    const about = [
      aNotification({ id: '1', title: 'Bet won', type: 'bet', objectType: 'bet', objectId: '17' }),
      aNotification({
        id: '2',
        title: 'Drawn',
        type: 'jackpot',
        objectType: 'jackpot',
        objectId: '1',
      }),
    ]
    const { open } = await openWith(about, '/sports', { ...system, platform })
    const panel = await open()
    await panel.findByText('Drawn')
    const led = panel.queryAllByRole('link', { name: /Bet won|Drawn/ })
    expect(led.map((link) => link.getAttribute('href'))).toEqual(ways)
  },
)
