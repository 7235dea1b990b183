import { fireEvent, waitFor, within } from '@testing-library/dom'
import type { BlockImage, PageBlock } from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { ANY_EVENT, homeOf, plain } from '../../testing/surface/home-blocks.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const label = (title: string, key = title): PageBlock => ({
  ...plain,
  type: 'label',
  key,
  title,
  icon: null,
})

const open = (...blocks: PageBlock[]) => openSurface('/sports', { answers: homeOf(blocks) })

const picture: BlockImage = {
  src: '/pictures/cup.webp',
  width: 1200,
  height: 400,
  alt: 'The cup',
  narrow: null,
  dark: null,
  href: null,
}

test('[BLOCK-01] a label is a heading with its picture, and leads where it says', async () => {
  const { main } = await openSurface('/sports', {
    answers: homeOf([
      {
        ...plain,
        type: 'label',
        title: 'Tonight',
        icon: 'flame',
        link: { href: '/sports/live', label: 'All of it' },
      },
    ]),
  })
  const heading = await main().findByRole('heading', { level: 2, name: 'Tonight' })
  expect(heading).toBeVisible()
  expect(heading.querySelector('use')?.getAttribute('href')).toMatch(/#flame$/)
  const more = main().getByRole('link', { name: 'All of it' })
  expect(more).toHaveAttribute('href', '/sports/live')
})

test('a link of a block stays in the language, and in the page', async () => {
  const { user, main } = await openSurface('/de/sports', {
    answers: homeOf([
      {
        ...plain,
        type: 'label',
        title: 'Heute',
        icon: null,
        link: { href: '/sports/live', label: null },
      },
    ]),
  })
  const link = await main().findByRole('link', { name: 'Heute' })
  expect(link).toHaveAttribute('href', '/de/sports/live')
  await user.click(link)
  await expect.poll(() => document.documentElement.dataset['page']).toBe('live')
})

test('[BLOCK-02] a text has paragraphs, lists and links of Markdown', async () => {
  const text = [
    '## How it works',
    'Bet **ten** euros & more on [live matches](/sports/live).',
    '1. Place\n2. Watch',
    '[Help](https://help.example/a)',
  ].join('\n\n')
  const { main } = await open({ ...plain, type: 'text', text })
  expect(await main().findByRole('heading', { name: 'How it works' })).toBeVisible()
  expect(main().getByText('ten').tagName).toBe('STRONG')
  expect(main().getByText(/euros & more on/)).toBeVisible()
  expect(
    main()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Place', 'Watch'])
  expect(main().getByRole('link', { name: 'live matches' })).toHaveAttribute('href', '/sports/live')
  expect(main().getByRole('link', { name: 'Help' })).toHaveAttribute('rel', 'noopener')
})

test('[BLOCK-02] a text is never HTML, and leads nowhere but to pages and letters', async () => {
  const text = [
    '<img src=x onerror="alert(1)">',
    'Hello <b>there</b> [one](javascript:alert(1)) [two](//evil.example) [three](data:text/html,x)',
    '![shot](https://evil.example/pixel.png)',
  ].join('\n\n')
  const { main } = await open({ ...plain, type: 'text', text }, label('After'))
  await main().findByRole('heading', { name: 'After' })
  const block = document.querySelector('[data-block="text"]')
  expect(block?.querySelectorAll('img, b, a, script')).toHaveLength(0)
  expect(block?.textContent).toContain('<img src=x onerror="alert(1)">')
  expect(block?.textContent).toContain('<b>there</b> one two three')
})

test('[BLOCK-03] pictures say what they show, have their place before they are there, and lead on', async () => {
  const { main } = await open({
    ...plain,
    type: 'image',
    columns: 2,
    images: [
      { ...picture, href: '/sports/live' },
      { ...picture, src: '/b.webp', alt: 'The crowd' },
    ],
  })
  const cup = await main().findByRole('img', { name: 'The cup' })
  expect(cup.closest('a')).toHaveAttribute('href', '/sports/live')
  expect([cup.getAttribute('width'), cup.getAttribute('height')]).toEqual(['1200', '400'])
  const crowd = main().getByRole('img', { name: 'The crowd' })
  expect(crowd.closest('a')).toBeNull()
  expect(
    crowd.closest<HTMLElement>('[style*="--columns"]')?.style.getPropertyValue('--columns'),
  ).toBe('2')
})

test('[BLOCK-03] [BLOCK-21] a picture that cannot be had leaves its words, a link its sign', async () => {
  const { main } = await open(
    {
      ...plain,
      type: 'image',
      key: 'a',
      columns: 1,
      images: [{ ...picture, href: '/sports/live' }],
    },
    {
      ...plain,
      type: 'speed_dial',
      key: 'b',
      items: [
        { label: 'Cups', href: '/sports/live', icon: null, sportKey: 'soccer', image: '/no.webp' },
      ],
    },
  )
  fireEvent.error(await main().findByRole('img', { name: 'The cup' }))
  const link = main().getByRole('link', { name: 'The cup' })
  await waitFor(() => expect(link).toHaveTextContent('The cup'))
  expect(within(link).queryByRole('img')).toBeNull()
  const key = main().getByRole('link', { name: 'Cups' })
  const sign = key.querySelector('img')
  if (sign !== null) fireEvent.error(sign)
  await waitFor(() => expect(key.querySelector('img')).toBeNull())
  expect(key.querySelector('svg')).not.toBeNull()
})

test('[BLOCK-02] a text stands in the direction of its own language, whatever the page’s is', async () => {
  const { main } = await openSurface('/ar/sports', {
    answers: homeOf([{ ...plain, type: 'text', key: 'a', text: 'Bet on it, too (soon).' }]),
  })
  expect((await main().findByText(/Bet on it/)).closest('[dir]')).toHaveAttribute('dir', 'auto')
})

test('[BLOCK-03] [BLOCK-04] a picture has another one for the dark theme', async () => {
  const { main } = await open({
    ...plain,
    type: 'image',
    columns: 1,
    images: [{ ...picture, dark: '/pictures/night.webp' }],
  })
  const both = await main().findAllByRole('img', { name: 'The cup', hidden: true })
  expect(both.map((one) => one.getAttribute('src'))).toEqual([picture.src, '/pictures/night.webp'])
  expect(both.map((one) => one.closest('picture')?.className)).toEqual([
    expect.stringMatching(/light/),
    expect.stringMatching(/dark/),
  ])
})

test('[BLOCK-04] one banner alone leads where it says', async () => {
  const { main } = await open({
    ...plain,
    type: 'page_banner',
    images: [{ ...picture, href: '/sports/live' }],
  })
  const banner = await main().findByRole('img', { name: 'The cup' })
  expect(banner.closest('a')).toHaveAttribute('href', '/sports/live')
  expect(main().queryByRole('group')).toBeNull()
})

test('[BLOCK-04] a banner has a picture of its own for phones, and several stand on one line', async () => {
  const narrow = { src: '/narrow.webp', width: 600, height: 600 }
  const { main } = await open({
    ...plain,
    type: 'page_banner',
    title: 'This week',
    images: [
      { ...picture, narrow },
      { ...picture, src: 'https://img.example/b.webp', alt: 'The crowd' },
    ],
  })
  const row = await main().findByRole('group', { name: 'This week' })
  expect(row.querySelectorAll('img')).toHaveLength(2)
  expect(row.querySelector('source')).toHaveAttribute('srcset', '/narrow.webp')
  // A foreign picture comes through the site's own proxy.
  expect(main().getByRole('img', { name: 'The crowd' }).getAttribute('src')).toMatch(
    /^\/fe-api\/image\?.*url=https%3A%2F%2Fimg\.example%2Fb\.webp/,
  )
})

test('[BLOCK-05] a frame has a title, its height and a sandbox', async () => {
  const frame = {
    ...plain,
    type: 'iframe',
    src: 'https://radio.example/player',
    height: 180,
  } as const
  const { main } = await open(
    { ...frame, title: 'Radio' },
    { ...frame, key: '1', title: 'Own', src: 'https://bets.example/x' },
  )
  const radio = await main().findByTitle('Radio')
  expect(radio).toHaveAttribute('src', 'https://radio.example/player')
  expect(radio).toHaveAttribute('height', '180')
  expect(radio).toHaveAttribute('loading', 'lazy')
  expect(radio.getAttribute('sandbox')).not.toContain('top-navigation')
  // A page of this very site could take its sandbox off.
  expect(main().getByTitle('Own').getAttribute('sandbox')).not.toContain('same-origin')
})

test('[BLOCK-21] a speed dial is links with pictures', async () => {
  const { main } = await open({
    ...plain,
    type: 'speed_dial',
    items: [
      { label: 'Live', href: '/sports/live', icon: 'live', sportKey: null, image: null },
      { label: 'Tennis', href: '/sports/tennis', icon: null, sportKey: 'tennis', image: null },
      {
        label: 'Casino',
        href: 'https://casino.example/',
        icon: null,
        sportKey: null,
        image: '/c.svg',
      },
    ],
  })
  const links = await main().findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Live', '/sports/live'],
    ['Tennis', '/sports/tennis'],
    ['Casino', 'https://casino.example/'],
  ])
  const [live, tennis, casino] = links
  expect(live?.querySelector('use')?.getAttribute('href')).toMatch(/#live$/)
  expect(tennis?.querySelector('svg')).not.toBeNull()
  expect(casino?.querySelector('img')).toHaveAttribute('src', '/c.svg')
})

test('[BROWSE-02] blocks stand around what the product shows at home, or in its place', async () => {
  const own = { ...plain, type: 'home', key: '1' } as const
  const around = await openSurface('/sports', {
    answers: homeOf([label('Before', '0'), own, label('After', '2')]),
  })
  const headings = () =>
    around
      .main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  await around.main().findByRole('heading', { name: 'After' })
  expect(headings()[0]).toBe('Before')
  expect(headings().at(-1)).toBe('After')
  expect(around.main().getAllByText('Arsenal').length).toBeGreaterThan(0)

  const instead = await openSurface('/sports', { answers: homeOf([label('Alone')]) })
  await instead.main().findByRole('heading', { name: 'Alone' })
  expect(instead.main().queryByText('Arsenal')).toBeNull()
  expect(instead.main().getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('one that fails says so in one line and is read again; the others stay', async () => {
  const { user, main, answer } = await openSurface('/sports', {
    answers: {
      ...homeOf([
        label('Before', '0'),
        { ...plain, type: 'top_leagues', key: '1', filters: ANY_EVENT, limit: 3 },
        label('After', '2'),
      ]),
      listTournaments: ({ query }) => {
        if (query?.limit === 3) throw refusal(500)
        return { data: [], meta: { pagination: { total: 0, page: 1, limit: 500, lastPage: 1 } } }
      },
    },
  })
  expect(await main().findByText('Part of the page could not be loaded')).toBeVisible()
  expect(main().getByRole('heading', { name: 'Before' })).toBeVisible()
  expect(main().getByRole('heading', { name: 'After' })).toBeVisible()
  answer({
    listTournaments: () => ({
      data: [],
      meta: { pagination: { total: 0, page: 1, limit: 500, lastPage: 1 } },
    }),
  })
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await expect.poll(() => main().queryByText('Part of the page could not be loaded')).toBeNull()
})

test('one that the page does not know is left out', async () => {
  const { main } = await openSurface('/sports', {
    answers: homeOf([{ type: 'unknown' }, label('After')]),
  })
  expect(await main().findByRole('heading', { name: 'After' })).toBeVisible()
  expect(document.querySelectorAll('[data-block]')).toHaveLength(1)
})

test('[ROLE-03] a player gets the page that is for them, not that of visitors', async () => {
  const page = { slug: 'home', title: 'Home', description: null, hiddenFromSearch: false }
  const surface = await openSurface('/sports', { answers: homeOf([]) })
  const { main, answer, player } = surface
  answer({
    getSitePage: () => ({
      data: { ...page, blocks: [label(player.isSignedIn ? 'For you' : 'For visitors')] },
    }),
  })
  await surface.reload()
  await main().findByRole('heading', { name: 'For visitors' })
  player.isSignedIn = true
  await surface.reload()
  await main().findByRole('heading', { name: 'For you' })
  expect(main().queryByRole('heading', { name: 'For visitors' })).toBeNull()
})
