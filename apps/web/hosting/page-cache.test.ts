import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { RequestEnvironment } from '../src/base/environment.ts'
import { markOf, momentMark, type VisitorPart } from '../src/base/page-fill.ts'
import { collectGarbage } from '../src/testing/collect-garbage.ts'
import { createPageCache } from './page-cache.ts'
import { readPreferences } from './preferences.ts'
import { bodyFor, renderPage } from './render-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Rendering = (context: RequestEnvironment) => string

/** A site of one page, to be asked for by cookie. */
function openSite(page: Rendering) {
  const cache = createPageCache({ maxBytes: 1_000_000, keptMs: 1_000, failedMs: 0 })
  let rendered = 0
  const get = async (cookie = '', country: string | null = null) => {
    const preferences = readPreferences(cookie, ['session'])
    const render = () => {
      rendered += 1
      const handler = {
        fetch: (_: Request, { context }: { context: RequestEnvironment }) =>
          new Response(page(context)),
      }
      return renderPage(handler, 'https://bets.example/sports', {
        preferences,
        userCountry: country,
      } as RequestEnvironment)
    }
    const found = await cache('/sports', { preferences, country }, render)
    return bodyFor(found, { nonce: 'n', preferences }).toString()
  }
  return { get, count: () => rendered }
}

const noted = (part: VisitorPart, { fill }: RequestEnvironment) => fill.reads.add(part)

const attribute = ({ fill }: RequestEnvironment, name: 'theme' | 'calm') =>
  ` data-${name}="${markOf(fill, name)}"`

const condition = ({ fill }: RequestEnvironment, name: string) =>
  `<i data-fill="${markOf(fill, name)}"></i>`

test('what is only filled in makes no page of its own', async () => {
  const { get, count } = openSite(
    (context) =>
      `<html${attribute(context, 'theme')}${attribute(context, 'calm')}>` +
      `${condition(context, 'visitor')}<b>Join</b>${condition(context, 'player')}<b>…</b>` +
      `${condition(context, 'end')}<ul>${condition(context, 'pinned')}<li/>` +
      `${condition(context, 'end')}</ul>${condition(context, 'dark')}☾${condition(context, 'light')}☀` +
      `${condition(context, 'system')}◐${condition(context, 'end')}` +
      `<meta content="${markOf(context.fill, 'colour:dark')}"/>`,
  )
  // Its times are not the visitor's yet.
  const first = '<html data-zone="unknown"><b>Join</b><ul></ul>◐<meta content="#151b17"/>'
  expect(await get()).toBe(first)
  expect(await get('theme=light; calm=true; time_zone=Asia/Tokyo')).toBe(
    '<html data-theme="light" data-calm="true"><b>Join</b><ul></ul>☀<meta content="#fefefc"/>',
  )
  expect(await get('session=1; pinned=3; theme=dark')).toBe(
    '<html data-theme="dark" data-zone="unknown"><b>…</b><ul><li/><li/><li/></ul>☾<meta content="#151b17"/>',
  )
  expect(await get()).toBe(first)
  expect(count()).toBe(1)
})

test('moments are written in the zone of each visitor', async () => {
  const { get, count } = openSite(({ fill }) => {
    fill.momentsIn = (zone) => (text, time) => `${text} ${new Date(time).getTime()} ${zone}`
    return `<time>${momentMark(fill, 'kickOff', 1_000)}</time>, ${momentMark(fill, 'day', -5)}`
  })
  expect(await get('time_zone=Europe/Berlin')).toBe(
    '<time>kickOff 1000 Europe/Berlin</time>, day -5 Europe/Berlin',
  )
  expect(await get()).toBe('<time>kickOff 1000 null</time>, day -5 null')
  expect(count()).toBe(1)
})

test('what a rendering reads of its visitor makes it a page for those who are alike', async () => {
  const { get, count } = openSite((context) => {
    noted('oddsFormat', context)
    noted('country', context)
    return `${context.preferences.oddsType} ${context.userCountry}`
  })
  const asked = ['european', 'american', 'british'].flatMap((odds) =>
    [null, 'DE', 'FR'].map((country) => [odds, country] as const),
  )
  for (let n = 0; n < 2; n += 1) {
    const pages = await Promise.all(
      asked.map(([odds, country]) => get(`odds_type=${odds}; theme=dark`, country)),
    )
    expect(pages).toEqual(asked.map(([odds, country]) => `${odds} ${country}`))
  }
  expect(count()).toBe(asked.length)
})

test('[SCHED-01] who is in UTC and who is nobody knows where do not get the same days', async () => {
  const { get } = openSite((context) => {
    noted('timeZone', context)
    return context.preferences.timeZone ?? 'anywhere'
  })
  expect(await get('time_zone=UTC')).toBe('UTC')
  expect(await get()).toBe('anywhere')
})

test('nobody gets a page that was rendered for another when it turns out what it reads', async () => {
  let isOwn = false
  const { get } = openSite((context) => {
    if (!isOwn) return 'for all'
    noted('hasSession', context)
    return context.preferences.hasSession ? 'for a player' : 'for a visitor'
  })
  expect(await Promise.all([get(), get('session=1')])).toEqual(['for all', 'for all'])
  isOwn = true
  vi.setSystemTime(Date.now() + 1_000)
  expect(await Promise.all([get('session=1'), get(), get('session=2')])).toEqual([
    'for a player',
    'for a visitor',
    'for a player',
  ])
  expect(await get()).toBe('for a visitor')
})

test('what a visitor says of themselves is text, in the page and in its script', async () => {
  const { get } = openSite(
    ({ fill }) => `<script nonce="${markOf(fill, 'nonce')}">x="${markOf(fill, 'own')}"</script>`,
  )
  const page = await get('pinned_markets=</script><script>alert(1)//; time_zone=Asia/Tokyo')
  const [, nonce, text] = /^<script nonce="(\w+)">x=("[^<]*")<\/script>$/.exec(page) ?? []
  expect(nonce).toBe('n')
  const own = JSON.parse(JSON.parse(text ?? '""') as string) as { timeZone: string }
  expect(own.timeZone).toBe('Asia/Tokyo')
})

/** A page that differs by country, at an address. */
function openAddresses() {
  const cache = createPageCache({ maxBytes: 100_000, keptMs: 1_000, failedMs: 0 })
  const preferences = readPreferences('', [])
  const get = (address: string, country = 'DE') => {
    const render = () => {
      const handler = {
        fetch: (_: Request, { context }: { context: RequestEnvironment }) => {
          noted('country', context)
          return new Response(country)
        },
      }
      const environment = { preferences, userCountry: country } as RequestEnvironment
      return renderPage(handler, 'https://bets.example/', environment)
    }
    return cache(address, { preferences, country }, render)
  }
  return get
}

async function heapUsed(): Promise<number> {
  await collectGarbage()
  return process.memoryUsage().heapUsed
}

test('long addresses of strangers fill no memory', async () => {
  const get = openAddresses()
  const letters = Buffer.alloc(16_000, 'a').toString()
  const before = await heapUsed()
  for (let number = 0; number < 2_000; number += 1) await get(`/${number}/${letters}`)
  expect((await heapUsed()) - before).toBeLessThan(5_000_000)
  // What was measured is still in use.
  await get('/')
})

test('an address longer than all that may be known is served to those who are alike', async () => {
  const get = openAddresses()
  const address = `/${Buffer.alloc(1_500_000, 'a').toString()}`
  const pages = [await get(address, 'DE'), await get(address, 'FR')]
  const visitor = { nonce: 'n', preferences: readPreferences('', []) }
  expect(pages.map((page) => bodyFor(page, visitor).toString())).toEqual(['DE', 'FR'])
})
