import { fireEvent, waitFor, within } from '@testing-library/dom'
import { channels, encode, siteView, type HeaderItemView, type SiteView } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { sport } from '../../testing/surface/small-world.ts'
import { aSystem } from '../../testing/system-settings.ts'

type ItemOf<Type> = Extract<HeaderItemView, { type: Type }>
type Said<Type> = Omit<ItemOf<Type>, 'type' | 'title' | 'audience'> &
  Partial<Pick<ItemOf<Type>, 'title' | 'audience'>>

function item<Type extends HeaderItemView['type']>(type: Type, said: Said<Type>): HeaderItemView {
  return { type, title: null, audience: 'all', ...said } as unknown as HeaderItemView
}

const aSite = (change: Partial<SiteView>): SiteView => ({
  version: 1,
  isDraft: false,
  isPersonal: false,
  texts: '0',
  header: null,
  sideMenu: [],
  footer: [],
  pages: [],
  ...change,
})

const settingsOf = (site: SiteView) => ({ data: aSystem({ site: encode(siteView, site) }) })

const tennis = { ...sport, id: '2', key: 'tennis', name: 'Tennis', gamesCount: 2 }

async function open(site: Partial<SiteView>, options: SurfaceOptions = {}) {
  const shown = { site: aSite(site) }
  const surface = await openSurface('/sports', {
    ...options,
    answers: {
      getSystemSettings: () => settingsOf(shown.site),
      ...options.answers,
    },
  })
  const bar = within(await surface.header().findByRole('navigation', { name: /^(Main|Menu)$/ }))
  return { ...surface, bar, shown }
}

const entry = (title: string, link: string) => ({ title, link, icon: null })

test('[HEAD-02] [IMG-01] the mark is the operator’s own in both themes, its words where it is gone, or the product’s', async () => {
  const images = { light: '/pictures/day.svg', dark: '/pictures/night.svg' }
  const { bar } = await open({
    header: [item('brand_logo', { images, link: '/sports/live', title: 'Ada Bets' })],
  })
  expect(
    bar
      .getAllByRole('img', { name: 'Ada Bets', hidden: true })
      .map((picture) => picture.getAttribute('src')),
  ).toEqual([images.light, images.dark])
  for (const picture of bar.getAllByRole('img', { name: 'Ada Bets', hidden: true })) {
    fireEvent.error(picture)
  }
  await waitFor(() => expect(bar.getAllByText('Ada Bets')).toHaveLength(2))
  expect(bar.queryByRole('img', { name: 'Ada Bets', hidden: true })).toBeNull()
  const foreign = { light: 'https://cdn.example/day.png', dark: 'https://cdn.example/night.png' }
  const proxied = await open({
    header: [item('brand_logo', { images: foreign, link: null, title: 'Ada Bets' })],
  })
  for (const picture of proxied.bar.getAllByRole('img', { name: 'Ada Bets', hidden: true })) {
    expect(picture.getAttribute('src')).toMatch(/^\/fe-api\/image\?w=160&url=https%3A%2F%2Fcdn/)
  }
  const own = await open({ header: [item('brand_logo', { images: null, link: null })] })
  expect(own.bar.getByRole('link', { name: 'Touchline, home' })).toHaveAttribute('href', '/sports')
})

test('[HEAD-03] without a chat the toggle leads to help', async () => {
  const { bar } = await open({ header: [item('chat_toggle', {})] })
  expect(bar.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', '/help-center')
})

test('[HEAD-03] [CHAT-01] the toggle opens the chat that the operator chose', async () => {
  const chatSupport = { kind: 'frame', account: 'https://chat.example/room' } as const
  const site = encode(siteView, aSite({ header: [item('chat_toggle', {})] }))
  const system = aSystem({ site })
  const platform = { ...system.platform, chatSupport }
  const { bar, user } = await open(
    {},
    { answers: { getSystemSettings: () => ({ data: { ...system, platform } }) } },
  )
  await user.click(bar.getByRole('button', { name: 'Chat with us' }))
  const dialog = await within(document.body).findByRole('dialog')
  expect(dialog.closest('[data-modal]') ?? dialog).toHaveAttribute('data-modal', 'chatSupport')
})

test('[HEAD-04] matches are narrowed to those in play, today’s, and those with video', async () => {
  const { bar, user } = await open({
    header: [item('events_filter', { filters: ['all', 'live', 'today', 'video'] })],
  })
  const group = within(bar.getByRole('group', { name: 'Matches' }))
  const links = group.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/sports'],
    ['Live', '/sports/live'],
    ['Today', '/sports/schedule'],
    ['With video', '/sports/live?video=true'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null])
  await user.click(group.getByRole('link', { name: 'With video' }))
  await waitFor(() =>
    expect(group.getByRole('link', { current: 'page' })).toHaveTextContent('With video'),
  )
  await user.click(group.getByRole('link', { name: 'Live' }))
  await waitFor(() =>
    expect(group.getByRole('link', { current: 'page' })).toHaveTextContent('Live'),
  )
})

test('[HEAD-05] [HEAD-09] [HEAD-11] language, odds and search stand where the document has them', async () => {
  const { bar } = await open({
    header: [item('odds', {}), item('search', {}), item('language', {})],
  })
  const order = ['Odds format', 'Search', 'Language'].map((name) =>
    bar.getByRole('button', { name: new RegExp(name) }),
  )
  for (const [index, button] of order.entries()) {
    const next = order[index + 1]
    if (next === undefined) break
    expect(button.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('[HEAD-06] a submenu opens its entries, in the language of the page', async () => {
  const { bar, user, screen } = await open({
    header: [item('submenu', { title: 'Offers', items: [entry('Cup', '/sports/summer-cup')] })],
  })
  expect(screen.queryByRole('link', { name: 'Cup' })).toBeNull()
  await user.click(bar.getByRole('button', { name: 'Offers' }))
  expect(await bar.findByRole('link', { name: 'Cup' })).toHaveAttribute(
    'href',
    '/sports/summer-cup',
  )
})

test('[HEAD-07] [HEAD-14] entries and buttons lead within the site without loading it anew', async () => {
  const { bar, user, screen } = await open({
    header: [
      item('menu_item', { title: 'Now', link: '/sports/live', icon: 'live' }),
      item('button', { title: 'Casino', link: 'https://casino.example/', tone: 'primary' }),
    ],
  })
  const button = bar.getByRole('link', { name: 'Casino' })
  expect(button).toHaveAttribute('data-tone', 'primary')
  expect(button).toHaveAttribute('rel', 'noopener')
  await user.click(bar.getByRole('link', { name: 'Now' }))
  await screen.findByRole('heading', { level: 1, name: /live/i })
  expect(bar.getByRole('link', { name: 'Now' })).toHaveAttribute('aria-current', 'page')
})

test('[HEAD-01] [HEAD-08] [HEAD-10] bonuses and notifications stand where the document has them, once', async () => {
  const { bar } = await open(
    { header: [item('profile', {}), item('notifications', {}), item('bonus', { link: null })] },
    { isSignedIn: true },
  )
  const bell = await bar.findByRole('button', { name: /notifications/i })
  const bonuses = await bar.findByRole('link', { name: /bonuses/i })
  const profile = await bar.findByRole('button', { name: /account/i })
  expect(profile.compareDocumentPosition(bell)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(bell.compareDocumentPosition(bonuses)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[HEAD-12] the menu holds what a phone’s header has no room for', async () => {
  const { bar, user, screen } = await open({
    header: [
      item('side_menu', { items: [entry('Rules', '/sports/general-rules')] }),
      item('menu_item', { title: 'Cup', link: '/sports/summer-cup', icon: null }),
    ],
    sideMenu: [entry('VIP', '/sports/vip')],
  })
  await user.click(bar.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const links = menu.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(expect.arrayContaining(['Rules', 'Cup', 'VIP']))
})

test('[HEAD-06] [HEAD-12] in the menu a submenu keeps its title, and only what leads elsewhere is marked so', async () => {
  const { bar, user, screen } = await open({
    header: [
      item('menu_item', { title: 'Cup', link: '/sports/summer-cup', icon: null }),
      item('submenu', {
        title: 'Offers',
        items: [
          entry('Boosts', '/sports/boosts'),
          entry('Partners', 'https://partners.example/'),
          { ...entry('VIP', '/sports/vip'), icon: 'star' },
        ],
      }),
      item('button', { title: 'Rules', link: '/sports/general-rules', tone: 'ghost' }),
    ],
  })
  await user.click(bar.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const offers = within(menu.getByRole('group', { name: 'Offers' }))
  const iconOf = (link: HTMLElement) =>
    link.querySelector('use')?.getAttribute('href')?.split('#').at(-1)
  expect(offers.getAllByRole('link').map((link) => [link.textContent, iconOf(link)])).toEqual([
    ['Boosts', 'chevron-right'],
    ['Partners', 'external'],
    ['VIP', 'star'],
  ])
  expect(iconOf(menu.getByRole('link', { name: 'Cup' }))).toBe('chevron-right')
  expect(menu.getByRole('link', { name: 'Rules' }).closest('[role="group"]')).toBeNull()
})

test('the feed’s light stands before the profile, which ends the header, or ends it where there is none', async () => {
  const light = async ({ bar, user }: Awaited<ReturnType<typeof open>>) => {
    await user.keyboard('{Shift}')
    return bar.findByRole('button', { name: /live prices/i })
  }
  const withProfile = await open({ header: [item('search', {}), item('profile', {})] })
  expect(
    (await light(withProfile)).compareDocumentPosition(
      withProfile.bar.getByRole('button', { name: 'Sign in' }),
    ),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const without = await open({ header: [item('search', {})] })
  expect(
    (await light(without)).compareDocumentPosition(
      without.bar.getByRole('button', { name: 'Search' }),
    ),
  ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('[HEAD-13] a list of sports is that of the operator, or of those with most matches', async () => {
  const pagination = { total: 2, page: 1, limit: 500, lastPage: 1 }
  const answers = { listSports: () => ({ data: [tennis, sport], meta: { pagination } }) }
  const { bar } = await open(
    { header: [item('sport_list', { filters: ['tennis', 'soccer'], limit: 6 })] },
    { answers },
  )
  const hrefs = bar.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs.filter((href) => href?.startsWith('/sports/'))).toEqual([
    '/sports/tennis',
    '/sports/soccer',
  ])
  const most = await open({ header: [item('sport_list', { filters: [], limit: 1 })] }, { answers })
  expect(most.bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sports/soccer',
  ])
})

test('[HEAD-15] the switcher leads to the casino, and says where the player is', async () => {
  const { bar } = await open({
    header: [
      item('platform_switcher', {
        links: { casino: 'https://casino.example/', sport: '/sports' },
        active: 'sport',
      }),
    ],
  })
  const group = within(bar.getByRole('group', { name: 'Where to play' }))
  expect(group.getByRole('link', { name: 'Casino' })).toHaveAttribute(
    'href',
    'https://casino.example/',
  )
  expect(group.getByRole('link', { name: 'Sport' })).toHaveAttribute('aria-current', 'page')
})

test('[ROLE-03] what is for visitors goes as soon as a player is known', async () => {
  const { bar } = await open(
    {
      header: [
        item('menu_item', {
          title: 'Join us',
          link: '/sports',
          icon: null,
          audience: 'not_logged_in',
        }),
        item('menu_item', { title: 'Cup', link: '/sports', icon: null }),
      ],
    },
    { isSignedIn: true },
  )
  await bar.findByRole('link', { name: 'Cup' })
  expect(bar.queryByRole('link', { name: 'Join us' })).toBeNull()
})

test('an open page shows what was published, and a draft says that it is one', async () => {
  const surface = await open({
    header: [item('menu_item', { title: 'Old', link: '/sports', icon: null })],
  })
  const { bar, screen, push, shown } = surface
  bar.getByRole('link', { name: 'Old' })
  expect(screen.queryByText('Draft')).toBeNull()
  shown.site = aSite({
    version: 2,
    isDraft: true,
    header: [item('menu_item', { title: 'New', link: '/sports', icon: null })],
    footer: [entry('Partners', 'https://partners.example/')],
  })
  push.publish(channels.updates('en'), { type: 'site_changed', version: 2 })
  await screen.findByRole('link', { name: 'New' })
  expect(screen.getByText('Draft').parentElement).toHaveTextContent('Version 2')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Partners' })).toHaveAttribute('target', '_blank')
})

test('a draft that is shown as players see it is nobody’s: no sign-in, and the strip says as whom', async () => {
  const header = [item('bonus', { link: null }), item('notifications', {}), item('profile', {})]
  const previewFor = {
    audience: 'logged_in' as const,
    groups: ['vip', 'north'],
    isVerified: true,
  }
  const { screen, main, load, heardOf } = await open(
    { isDraft: true, version: 3, header, previewFor },
    { page: { preview: 'token' } },
  )
  const strip = () => document.querySelector('[data-draft]')
  const signIn = () => screen.queryAllByRole('button', { name: /^(Sign in|Join)/ })
  expect(await screen.findByRole('button', { name: 'Account' })).toBeDisabled()
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDisabled()
  expect(await screen.findByRole('link', { name: 'Bonuses' })).toBeVisible()
  expect(signIn()).toEqual([])
  expect(strip()).toHaveTextContent('As verified players see it. Groups: vip, north.')
  await load('/sports/my-bets')
  await main().findByText(/^You have no bets yet/)
  expect(signIn()).toEqual([])
  const ofPlayers = ['listBets', 'countNotifications', 'listBonuses'] as const
  expect(ofPlayers.flatMap((name) => heardOf(name))).toEqual([])
})

test.each([
  { audience: 'all' as const, as: 'visitors' },
  { audience: 'logged_in' as const, as: 'players' },
])('the strip of a draft says that it is shown as $as see it', async ({ audience, as }) => {
  const previewFor = { audience, groups: [], isVerified: false }
  const { screen } = await open({ isDraft: true, previewFor }, { page: { preview: 'token' } })
  const [strip] = [await screen.findByText('Draft')]
  expect(strip?.parentElement).toHaveTextContent(new RegExp(`As ${as} see it\\.$`))
  await (as === 'visitors'
    ? screen.findByRole('button', { name: 'Sign in' })
    : screen.findByRole('button', { name: 'Account' }))
})

test('what only a player can do says that it is not in a preview, and asks nobody to sign in', async () => {
  const previewFor = { audience: 'logged_in' as const, groups: [], isVerified: false }
  const { screen, user } = await open({ isDraft: true, previewFor }, { page: { preview: 'token' } })
  const star = await screen.findAllByRole('button', { name: /^Favourite: / })
  await user.click(star[0]!)
  await screen.findByText('Not in a preview: nobody is signed in here.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an open page says what was published in other words, late texts too, and the product’s own again', async () => {
  const said: Record<string, object | null> = {
    '/fe-api/texts/ours/en.json': {
      app: { layout: { sports: 'All games' } },
      prizes: { promotions: { title: 'Presents' } },
    },
    '/fe-api/texts/0/en.json': null,
  }
  const { bar, push, shown } = await open({})
  const { fetch } = globalThis
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const data = said[url as string]
    return data === undefined ? fetch(url, init) : Promise.resolve(Response.json({ data }))
  })
  onTestFinished(() => asked.mockRestore())
  bar.getByRole('link', { name: 'Sports' })
  await bar.findByRole('link', { name: 'Promotions' })
  shown.site = aSite({ version: 2, texts: 'ours' })
  push.publish(channels.updates('en'), { type: 'site_changed', version: 2 })
  await bar.findByRole('link', { name: 'All games' })
  bar.getByRole('link', { name: 'Presents' })
  shown.site = aSite({ version: 3 })
  push.publish(channels.updates('en'), { type: 'site_changed', version: 3 })
  await bar.findByRole('link', { name: 'Sports' })
  bar.getByRole('link', { name: 'Promotions' })
})

test('without items the header is that of the product, with what is offered beside matches', async () => {
  const { bar } = await open({ header: null, footer: [entry('Partners', '/sports/partners')] })
  await bar.findByRole('link', { name: 'Promotions' })
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Sports',
    expect.stringMatching(/^Live/),
    'Promotions',
  ])
})
