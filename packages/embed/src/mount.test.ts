import { Window } from 'happy-dom'
import { messagesToHost, messageToHost } from '@touchline/contract/host-messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { checkHost } from './check-host.ts'
import { mount } from './mount.ts'
import { PAYLOADS } from './read-message.ts'
import { openHost, SITE } from './testing/open-host.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[EMBED-01] the site stands in a frame of the host’s page, and is gone when it is taken out', () => {
  const { frame, handle, window } = openHost({ path: '/sports/live', locale: 'de', theme: 'dark' })
  const address = new URL(frame.src)
  expect(address.origin).toBe(SITE)
  expect(address.pathname).toBe('/de/sports/init-sportsbook')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    host: 'https://host.example',
    path: '/sports/live',
    theme: 'dark',
  })
  handle.destroy()
  expect(window.document.querySelector('iframe')).toBeNull()
})

test('the frame is of the page’s scheme, so that a browser puts no backdrop behind the page', () => {
  const { frame, handle } = openHost({ theme: 'dark' })
  expect(frame.style.colorScheme).toBe('dark')
  handle.update({ theme: 'system' })
  expect(frame.style.colorScheme).toBe('light dark')
})

test('[EMBED-20] the host says who it is once the product listens, and nothing before', () => {
  const { hear, posted, handle } = openHost({
    token: 'secret',
    odds: 'american',
    timezone: 'Asia/Tokyo',
  })
  handle.on('sign-in', () => undefined)
  handle.update({ odds: 'american' })
  expect(posted).toEqual([])
  hear('initialized', {})
  expect(posted).toEqual([
    {
      name: 'iframe_integration',
      payload: {
        token: 'secret',
        listeners: ['sign-in'],
        options: { odds: 'american', timezone: 'Asia/Tokyo', height: 'content' },
      },
      target: SITE,
    },
  ])
})

test('[EMBED-17] [EMBED-21] what the host says before the product is ready is heard once it is', () => {
  const { hear, handle, posted, frame } = openHost({ token: 'secret' })
  const names = () => posted.splice(0).map(({ name }) => name)
  handle.send('search_modal', { open: true })
  hear('page-loaded', { path: '/sports/init-sportsbook' })
  handle.send('apply_bet_code', { code: 'ABC' })
  expect(names()).toEqual(['iframe_integration'])
  hear('initialized', {})
  expect(names()).toEqual(['iframe_integration', 'search_modal', 'apply_bet_code'])
  handle.send('search_modal', { open: false })
  expect(names()).toEqual(['search_modal'])

  // The host moves the frame: another window, whose document loads.
  const moved = { postMessage: ({ type }: { type: string }) => void heard.push(type) }
  const heard: string[] = []
  Object.defineProperty(frame, 'contentWindow', { value: moved })
  handle.send('search_modal', { open: true })
  expect([...names(), ...heard]).toEqual([])
})

test('[EMBED-02] the entry hears of the token before it says that it is ready', () => {
  const { hear, last } = openHost({ token: 'secret' })
  hear('page-loaded', { path: '/de/sports/init-sportsbook?host=https%3A%2F%2Fhost.example' })
  expect(last('iframe_integration')).toMatchObject({ token: 'secret' })
})

test('what the host changes goes to the product, a page as a page', () => {
  const { hear, handle, last, posted } = openHost({ token: 'one', path: '/sports' })
  hear('initialized', {})
  handle.update({ token: null, locale: 'fr', theme: 'light' })
  expect(last('iframe_integration')).toMatchObject({
    token: null,
    options: { locale: 'fr', theme: 'light' },
  })
  expect(posted.filter(({ name }) => name === 'page_changed')).toEqual([])
  handle.update({ path: '/sports/live' })
  expect(last('page_changed')).toEqual({ path: '/sports/live' })
})

test('[EMBED-16] a page that the player has left is led to again, one that is shown is not', () => {
  const { hear, handle, posted } = openHost({ path: '/sports/live' })
  hear('initialized', {})
  hear('page-loaded', { path: '/sports/schedule' })
  handle.update({ path: '/sports/live' })
  hear('page-loaded', { path: '/sports/live' })
  handle.update({ path: '/sports/live' })
  const led = posted.filter(({ name }) => name === 'page_changed')
  expect(led.map(({ payload }) => payload)).toEqual([{ path: '/sports/live' }])
})

test('[EMBED-01] [EMBED-02] a frame that loads anew in the host’s page goes on where the player was', () => {
  const { hear, last, handle } = openHost({ path: '/sports/live' })
  // Before anybody is there to hear it.
  handle.update({ path: '/sports/results' })
  hear('page-loaded', { path: '/sports/init-sportsbook?path=%2Fsports%2Flive' })
  expect(last('iframe_integration')).toMatchObject({ options: { path: '/sports/results' } })
  hear('page-loaded', { path: '/sports/soccer?tab=outright' })
  hear('page-loaded', { path: '/sports/init-sportsbook?path=%2Fsports%2Flive' })
  expect(last('iframe_integration')).toMatchObject({
    options: { path: '/sports/soccer?tab=outright' },
  })
})

test('[EMBED-01] what a host gives as null is not given', () => {
  const nothing = { path: null, locale: null, theme: null, currency: null } as object
  const { frame, hear, last } = openHost(nothing)
  expect(new URL(frame.src).pathname).toBe('/sports/init-sportsbook')
  expect(Object.fromEntries(new URL(frame.src).searchParams)).toEqual({
    host: 'https://host.example',
  })
  hear('initialized', {})
  expect(last('iframe_integration')).toEqual({ listeners: [], options: { height: 'content' } })
})

test('a host whose library writes arrays in a way of its own still says what it listens to', () => {
  const old = Array.prototype as { toJSON?: () => string }
  old.toJSON = () => '[]'
  try {
    const { hear, last, handle } = openHost({ path: '/sports' })
    handle.on('sign-in', () => undefined)
    hear('initialized', {})
    expect(last('iframe_integration')).toMatchObject({
      listeners: ['sign-in'],
      options: { path: '/sports' },
    })
  } finally {
    delete old.toJSON
  }
})

test('a token that is taken no more is renewed, and a player who is gone is asked to sign in', async () => {
  const renewToken = vi.fn<() => Promise<string | null>>(() => Promise.resolve('two'))
  const { hear, handle, last } = openHost({ token: 'one', renewToken })
  const signIn = vi.fn()
  handle.on('sign-in', signIn)
  hear('initialized', {})
  expect(last('iframe_integration')).toMatchObject({ listeners: ['sign-in', 'token-expired'] })
  hear('token-expired', {})
  await vi.waitFor(() => expect(last('iframe_integration')).toMatchObject({ token: 'two' }))
  renewToken.mockRejectedValueOnce(new Error('away'))
  hear('token-expired', {})
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledOnce())
  expect(last('iframe_integration')).toMatchObject({ token: null })
})

test('the frame grows at once and shrinks when the page stays short', () => {
  const { hear, frame } = openHost()
  const first = frame.style.height
  expect(first).toBe('700px')
  hear('page-size-changed', { height: 1_500, width: 1_000 })
  expect(frame.style.height).toBe('1500px')
  hear('page-size-changed', { height: 500, width: 1_000 })
  hear('page-size-changed', { height: 1_400, width: 1_000 })
  expect(frame.style.height).toBe('1500px')
  vi.advanceTimersByTime(1_000)
  expect(frame.style.height).toBe('1400px')
  hear('page-size-changed', { height: 900_000, width: 1_000 })
  expect(frame.style.height).toBe('100000px')
})

test('[EMBED-19] in a host that scrolls the product hears which part of the frame is seen', async () => {
  const { hear, frame, window, posted } = openHost()
  frame.getBoundingClientRect = () => ({ top: -240, bottom: 1_260, width: 1_000 }) as DOMRect
  hear('initialized', {})
  await vi.advanceTimersByTimeAsync(50)
  window.dispatchEvent(new window.Event('scroll'))
  window.dispatchEvent(new window.Event('resize'))
  await vi.advanceTimersByTimeAsync(50)
  expect(posted.filter(({ name }) => name === 'viewport')).toEqual([
    { name: 'viewport', payload: { top: 240, height: 700, width: 1_000 }, target: SITE },
  ])
})

test('a frame that fills its element keeps its height', () => {
  const { hear, frame, posted } = openHost({ height: 'fill' })
  hear('initialized', {})
  hear('page-size-changed', { height: 1_500, width: 1_000 })
  expect(frame.style.height).toBe('100%')
  expect(posted.map(({ name }) => name)).toEqual(['iframe_integration'])
})

test('[EMBED-24] what comes from another origin or window, or is no message, is not heard', () => {
  const { raw, handle, posted } = openHost()
  const heard = vi.fn()
  handle.on('page-size-changed', heard)
  handle.on('balance-changed', heard)
  const size = messageToHost('page-size-changed', { height: 900, width: 1 })
  raw(size, 'https://evil.example')
  raw(size, SITE, { postMessage: () => undefined })
  raw(size, SITE, null)
  const bad = [
    null,
    'sportsbook:page-size-changed',
    { ...size, version: 2 },
    { ...size, type: 'page-size-changed' },
    { ...size, payload: { height: '900', width: 1 } },
    { ...size, payload: { height: Number.POSITIVE_INFINITY, width: 1 } },
    { type: 'sportsbook:balance-changed' },
    { type: 'sportsbook:toString', payload: {} },
  ]
  for (const data of bad) raw(data)
  expect(heard).not.toHaveBeenCalled()
  expect(posted).toEqual([])
  raw(size)
  expect(heard).toHaveBeenCalledExactlyOnceWith({ height: 900, width: 1 })
})

test('nobody listens any more to what was stopped or taken out', () => {
  const { hear, handle, last } = openHost()
  const heard = vi.fn()
  const stop = handle.on('deposit', heard)
  hear('initialized', {})
  hear('deposit', {})
  stop()
  expect(last('iframe_integration')).toMatchObject({ listeners: [] })
  hear('deposit', {})
  handle.on('sign-up', heard)
  handle.destroy()
  hear('sign-up', {})
  expect(heard).toHaveBeenCalledOnce()
})

test('a widget has a page of its own', () => {
  const { frame, hear } = openHost({ widget: { kind: 'market', match: '17', market: 18 } })
  const address = new URL(frame.src)
  expect(address.pathname).toBe('/sports/widgets/market/17/18')
  // The host's page keeps its place for it, and gives no more than it takes.
  expect(frame.style.height).toBe('153px')
  hear('page-size-changed', { height: 62, width: 390 })
  vi.advanceTimersByTime(1_000)
  expect(frame.style.height).toBe('62px')
})

test('the loader checks the payloads that the contract has', () => {
  const fields = Object.entries(messagesToHost).map(([name, { entries }]) => [
    name,
    Object.keys(entries).toSorted(),
  ])
  const checked = Object.entries(PAYLOADS).map(([name, kinds]) => [
    name,
    Object.keys(kinds).toSorted(),
  ])
  expect(checked).toEqual(fields)
})

test('a host proves its page: with this loader every rule holds', async () => {
  vi.useRealTimers()
  const window = new Window({ url: 'https://host.example/' })
  const element = window.document.createElement('div')
  window.document.body.append(element)
  mount(element as unknown as Element, { site: SITE, token: 't' })
  const own = window.document.querySelector('iframe') as unknown as HTMLIFrameElement
  const findings = await checkHost({ frame: own, site: SITE, patienceMs: 100 })
  expect(findings.filter(({ passed }) => !passed)).toEqual([])
  expect(findings.map(({ rule }) => rule).toSorted()).toEqual([
    'flood',
    'foreign',
    'height',
    'introduces',
    'nonsense',
    'payloads',
    'target',
  ])
})

test('a host that answers anybody, posts to everybody and believes everything is told so', async () => {
  vi.useRealTimers()
  const window = new Window({ url: 'https://host.example/' })
  window.document.body.innerHTML = '<iframe></iframe>'
  const frame = window.document.querySelector('iframe') as unknown as HTMLIFrameElement
  window.addEventListener('message', (event) => {
    const { data } = event as unknown as { data: { payload?: { height?: number } } | null }
    frame.contentWindow?.postMessage(
      { type: 'iframe_integration', payload: { token: 'secret' } },
      '*',
    )
    frame.contentWindow?.postMessage({ type: 'hello' }, '*')
    frame.style.height = `${data?.payload?.height ?? 0}px`
  })
  const findings = await checkHost({ frame, site: SITE, patienceMs: 100 })
  const broken = findings.filter(({ passed }) => !passed).map(({ rule }) => rule)
  expect(broken).toEqual(['foreign', 'nonsense', 'flood', 'target', 'payloads'])
})
