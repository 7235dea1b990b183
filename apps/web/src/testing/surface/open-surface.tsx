import { randomUUID } from 'node:crypto'
import { setImmediate as messagesRead } from 'node:timers/promises'
import { locks } from 'node:worker_threads'

import { RouterProvider } from '@tanstack/react-router'
import { configure, screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { channels, encodePushEvent, loadLaterCalls, type PushEvent } from '@touchline/contract'
import { FakePushServer } from '@touchline/live/testing/fake-push-server'
import type { DetachedWindowAPI } from 'happy-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import '@testing-library/jest-dom/vitest'

import { createServices } from '../../app/create-services.ts'
import { createPageRouter } from '../../app/page-router.tsx'
import type { PageState } from '../../base/environment.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { localeOfPath } from '../../i18n/locale-path.ts'
import type { Answers } from '../fake-api.ts'
import { fakeBackend } from './fake-backend.ts'
import { feedOf } from './feed.ts'
import { installPopovers } from './popovers.ts'
import { installPlainStyles } from './styles.ts'
import { createWorld } from './world-backend.ts'

configure({
  // Ends what hangs.
  asyncUtilTimeout: 30_000,
  // Without the whole page.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
})

export type SurfaceOptions = {
  /** A visitor, unless told. */
  isSignedIn?: boolean
  /** In place of those about the small world. */
  answers?: Answers
  page?: Partial<PageState>
  /** Of the window, in CSS pixels. */
  width?: number
  /** The visitor has not yet said which cookies they allow; most tests are about something else. */
  isAskedForCookies?: boolean
  /** The feed and the connection say nothing but what the test has them say. */
  isSilent?: boolean
}

/** Well below the ten seconds after which a page takes a feed for silent. */
const BEAT_EVERY_MS = 4_000

let leave: (() => void) | undefined

/**
 * What waits for its code or its texts waits in its own place: without one, React takes the whole page
 * away until they are there, and closes what is open on it.
 */
function watchWholePage(page: Document): () => void {
  const taken = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement) || target.style.display !== 'none') continue
      if (target.querySelector('main') !== null) taken.add(target.className)
    }
  })
  observer.observe(page, { subtree: true, attributeFilter: ['style'] })
  return () => {
    observer.disconnect()
    expect([...taken], 'the page was taken away while something was waited for').toEqual([])
  }
}

/** The fake DOM knows no idle time; a page is idle soon, but where a test has another one, or none. */
function installIdleTime(): void {
  if ('requestIdleCallback' in globalThis) return
  const requestIdleCallback = (run: () => void) => setTimeout(run)
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback: clearTimeout })
}

/** What a page fetches for later may fail once its test has ended; before that it is a fault. */
globalThis.reportError = (error: unknown) => {
  if (leave !== undefined) throw error
}

/**
 * Opens a page of the product in a DOM without a browser: its routes, services and stores as they
 * are, behind them a backend by the contract and a push server without a network.
 */
export async function openSurface(path: string, options: SurfaceOptions = {}) {
  onTestFinished(forget)
  const { isSignedIn = false, width = 1280, isAskedForCookies = false, isSilent = false } = options
  installIdleTime()
  installPopovers()
  // Without a network they stay on their way; the fake DOM takes each as loaded and empty.
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false })
  installPlainStyles()
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
  happyDOM.setViewport({ width, height: 800 })
  const browser = randomUUID()
  const push = new FakePushServer()
  const localeNow = () => localeOfPath(window.location.pathname) ?? 'en'
  const world = createWorld(isSignedIn, localeNow, (channel) => push.stream(channel).top)
  const answers: Answers = { ...world.answers, ...options.answers }
  const backend = fakeBackend(() => answers)
  const publish = (channel: string, event: PushEvent) =>
    push.publish(channel, encodePushEvent(event))

  /** A slow machine takes longer over a test than prices are believed without it. */
  function beat() {
    const at = Date.now()
    const data = encodePushEvent({ type: 'alive', at, providers: {}, silentMatches: [] })
    push.ping()
    push.push(channels.updates(localeNow()), { data })
  }

  /** Loads an address into the window, as a browser does. */
  async function load(address: string) {
    leave?.()
    happyDOM.setURL(new URL(address, 'https://bets.example').href)
    // oxlint-disable-next-line unicorn/no-document-cookie -- the fake DOM has no cookie store
    if (!isAskedForCookies) document.cookie = 'cookie_consent=all; path=/'
    const undo = replaceNetwork(browser, backend.fetch, push.socketClass())
    const services = createServices(undefined, window.location.pathname)
    const { page } = services
    // The window stands for many pages; by its origin the device's clock would be off by its age.
    const renderedAt = performance.timeOrigin
    Object.assign(page, {
      locales: ['en', 'de', 'ar'],
      publicUrl: window.location.origin,
      renderedAt,
    })
    Object.assign(page, options.page)
    page.preferences = { ...page.preferences, hasSession: world.player.isSignedIn }
    services.messages = await loadMessages(page)
    const router = createPageRouter(services)
    const root = createRoot(document)
    const { documentElement: html, head, body } = document
    const endWatch = watchWholePage(document)
    const beats = isSilent ? undefined : setInterval(beat, BEAT_EVERY_MS)
    leave = () => {
      clearInterval(beats)
      root.unmount()
      leave = undefined
      undo()
      for (const name of html.getAttributeNames()) html.removeAttribute(name)
      head.replaceChildren()
      body.replaceChildren()
      endWatch()
    }
    await router.load()
    root.render(<RouterProvider router={router} />)
    await waitFor(() => expect(html).toHaveAttribute('data-connection', 'connected'))
  }

  // As a player's page does: what a press asks for is there.
  if (isSignedIn) await loadLaterCalls()
  await load(path)
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  return {
    ...backend,
    ...feedOf({
      tell: (event) => publish(channels.updates(localeNow()), event),
      tellMatch: (id, event) => publish(channels.match(localeNow(), id), event),
      keep: world.keep,
    }),
    user,
    screen,
    push,
    world,
    player: world.player,
    /** The bar at the top; what heads a section has the same role. */
    header: () => within(screen.getAllByRole('banner')[0] ?? document.body),
    main: () => within(screen.getByRole('main')),
    /** Puts a text in place of what stands in a field, at once. */
    async fill(field: HTMLElement, text: string) {
      await user.click(field)
      if (text === '') return user.clear(field)
      if (field instanceof HTMLInputElement) field.select()
      return user.paste(text)
    },
    /** Later answers, in place of those that the page began with. */
    answer: (later: Answers) => void Object.assign(answers, later),
    load,
    /** The same tab once more: what it stored is there, what it held in memory is gone. */
    reload: () => load(window.location.href),
  }
}

/** Nothing of a test stays in the browser of the next one. */
async function forget(): Promise<void> {
  // No page goes in the middle of a message from the push server.
  await messagesRead()
  leave?.()
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.history.replaceState(null, '')
  for (const cookie of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the fake DOM has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
}

/**
 * Puts a network of the test in place of the browser's, with channels and locks of its own tabs
 * alone. A page that is left hears and says no more.
 */
function replaceNetwork(browser: string, fetch: typeof globalThis.fetch, socket: typeof WebSocket) {
  const before = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket, BroadcastChannel }
  const left = Promise.withResolvers<void>()
  let isThere = true
  const opened = new Set<BroadcastChannel>()
  class OwnChannel extends before.BroadcastChannel {
    constructor(name: string) {
      super(`${browser} ${name}`)
      opened.add(this)
    }
    override postMessage(message: unknown): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes none
      if (opened.has(this)) super.postMessage(message)
    }
  }
  /** A page that is left hears nothing more of what it asked for. */
  const whileThere = async <Value,>(answer: Promise<Value>): Promise<Value> => {
    const value = await answer
    return isThere ? value : new Promise<never>(() => undefined)
  }
  const answered: typeof fetch = (...asked) => whileThere(isThere ? fetch(...asked) : unanswered())
  Object.assign(globalThis, { fetch: answered, WebSocket: socket, BroadcastChannel: OwnChannel })
  // Its locks are free, and it gets no more.
  const request = (name: string, ...more: readonly unknown[]) => {
    const task = more.at(-1) as (lock: unknown) => unknown
    const held = (lock: unknown) => isThere && Promise.race([task(lock), left.promise])
    return whileThere(
      locks.request(`${browser} ${name}`, ...([...more.slice(0, -1), held] as [never])),
    )
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return () => {
    isThere = false
    left.resolve()
    for (const channel of opened) channel.close()
    opened.clear()
    Object.assign(globalThis, before, { fetch: unanswered })
  }
}

/** What a page that is gone still asks for would wait for a network, and the run for its answer. */
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))
