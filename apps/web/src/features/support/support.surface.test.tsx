import { waitFor, within } from '@testing-library/dom'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'

import { aSystem } from '../../testing/system-settings.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'

type Platform = ReturnType<typeof aSystem>['platform']

let idle = { asked: 0, over: 0 }

/** No page of another host is asked for, and a page is idle soon. */
function keepFramesEmpty(): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { disableIframePageLoading: boolean } }
  }
  happyDOM.settings.disableIframePageLoading = true
  idle = { asked: 0, over: 0 }
  const requestIdleCallback = (run: () => void) => {
    idle.asked += 1
    return setTimeout(() => {
      flushSync(run)
      idle.over += 1
    })
  }
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback: clearTimeout })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    happyDOM.settings.disableIframePageLoading = false
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
    vi.restoreAllMocks()
  })
}

function openWith(path: string, platform: Partial<Platform>, options: SurfaceOptions = {}) {
  keepFramesEmpty()
  const system = aSystem()
  const { features = {}, ...more } = platform as Partial<Platform> & {
    features?: Record<string, boolean>
  }
  return openSurface(path, {
    ...options,
    answers: {
      getSystemSettings: () => ({
        data: { ...system, features, platform: { ...system.platform, ...more } },
      }),
    },
  })
}

/** The chat's frame, once it is there. */
function chatFrame() {
  return waitFor(() => {
    const frame = document.querySelector('dialog iframe')
    expect(frame).not.toBeNull()
    const sandbox = frame?.getAttribute('sandbox') ?? ''
    return { url: new URL(frame?.getAttribute('src') ?? ''), sandbox }
  })
}

const CHAT = { kind: 'frame', account: 'https://help.example/chat' } as const

test('[CHAT-01] a chat opens in a frame of its own that can do nothing to the page', async () => {
  const page = await openWith('/help-center', { chatSupport: CHAT }, { isSignedIn: true })
  await page.header().findByRole('button', { name: /^Balance / })
  expect(document.querySelector('iframe')).toBeNull()
  await page.user.click(await page.main().findByRole('button', { name: 'Open chat' }))
  const { url, sandbox } = await chatFrame()
  expect(url.origin).toBe('https://help.example')
  expect(url.searchParams.get('email')).toMatch(/@/)
  expect(sandbox).not.toContain('allow-top-navigation')
  expect(document.querySelectorAll('script[src*="help.example"]')).toHaveLength(0)
  await page.user.click(page.screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
})

test.each([
  ['livechat', '1234567', 'https://secure.livechatinc.com/licence/1234567/', 'name', 'email'],
  ['crisp', '8f1c-22', 'https://go.crisp.chat/chat/embed/', 'user_nickname', 'user_email'],
] as const)(
  '[CHAT-01] [GAP-52] a player’s chat with %s is its own page, which hears who asks',
  async (kind, account, address, name, email) => {
    const page = await openWith('/help-center', { chatSupport: { kind, account } })
    await page.user.click(await page.main().findByRole('button', { name: 'Open chat' }))
    const asked = await chatFrame()
    expect(asked.url.href.startsWith(address)).toBe(true)
    expect(asked.url.searchParams.has(name)).toBe(false)
    await page.user.click(page.screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())

    const player = await openWith(
      '/help-center',
      { chatSupport: { kind, account } },
      { isSignedIn: true },
    )
    await player.header().findByRole('button', { name: /^Balance / })
    await player.user.click(await player.main().findByRole('button', { name: 'Open chat' }))
    const { url, sandbox } = await chatFrame()
    expect(url.href.startsWith(address)).toBe(true)
    expect(url.searchParams.get(name)).not.toBe('')
    expect(url.searchParams.get(email)).toMatch(/@/)
    expect(sandbox).not.toContain('allow-top-navigation')
    expect(document.querySelectorAll('script[src^="https://"]')).toHaveLength(0)
  },
)

test('[CHAT-01] beside a chat that may not answer stands where else to write', async () => {
  const operator = { name: 'Ada Bets Ltd', licence: null, supportEmail: 'help@ada.example' }
  const page = await openWith('/sports?modal=chatSupport', { chatSupport: CHAT, operator })
  const chat = within(await page.screen.findByRole('dialog', { name: 'Chat with us' }))
  const link = await chat.findByRole('link', { name: 'help@ada.example' })
  expect(link.getAttribute('href')).toBe('mailto:help@ada.example')
})

test('[CHAT-01] a chat elsewhere opens beside the site', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const chat = { kind: 'link', account: 'https://help.example/' } as const
  const page = await openWith('/help-center', { chatSupport: chat })
  await page.user.click(await page.main().findByRole('button', { name: 'Open chat' }))
  expect(open).toHaveBeenCalledExactlyOnceWith('https://help.example/', '_blank', 'noopener')
  expect(document.querySelector('iframe')).toBeNull()
})

test('[CHAT-01] without one the help page stands for it, and its address opens nothing', async () => {
  const page = await openWith('/help-center?modal=chatSupport', {})
  await page.main().findByRole('heading', { name: 'Write to us' })
  expect(page.main().queryByRole('button', { name: 'Open chat' })).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
})

const FRAME = 'https://accounts.example/join'
const preloaded = () => document.querySelector('[data-preloads="signUp"]')?.getAttribute('src')

test('[FLAG-03] the platform’s sign-up is loaded ahead where the flag is on', async () => {
  const features = { sign_up_iframe_preloader: true }
  await openWith('/sports', { signUpFrame: FRAME, features } as Partial<Platform>)
  await waitFor(() => expect(preloaded()).toBe(FRAME))
})

test.each([
  ['the flag is off', { signUpFrame: FRAME }, {}],
  ['the platform has none', { features: { sign_up_iframe_preloader: true } }, {}],
  [
    'a player is signed in',
    { signUpFrame: FRAME, features: { sign_up_iframe_preloader: true } },
    { isSignedIn: true },
  ],
])('[FLAG-03] nothing is loaded ahead where %s', async (_, platform, options) => {
  const chat = { chatSupport: CHAT } as const
  const path = '/sports?modal=chatSupport'
  const page = await openWith(path, { ...chat, ...(platform as Partial<Platform>) }, options)
  const name = 'isSignedIn' in options ? /^Balance / : 'Join'
  await page.header().findByRole('button', { name })
  // The chat comes with what would load ahead once the page is idle.
  await waitFor(() => expect(document.querySelector('dialog iframe')).not.toBeNull())
  await waitFor(() => {
    expect(idle.over).toBeGreaterThan(0)
    expect(idle.over).toBe(idle.asked)
  })
  expect(preloaded()).toBeUndefined()
})

test('[FLAG-03] a visitor signs up on the platform’s page, and is signed in when it says so', async () => {
  const page = await openWith('/sports', { signUpFrame: FRAME })
  await page.user.click(page.header().getByRole('button', { name: 'Join' }))
  const frame = await waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>('[data-modal="signUp"] iframe')
    expect(found?.getAttribute('src')).toBe(FRAME)
    return found
  })
  const source = {}
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const say = (origin: string, from: unknown) => {
    const event = new MessageEvent('message', { data: { type: 'signed-up' }, origin })
    Object.defineProperty(event, 'source', { value: from })
    window.dispatchEvent(event)
  }
  say('https://evil.example', source)
  say('https://accounts.example', {})
  expect(document.querySelector('[data-modal="signUp"]')).not.toBeNull()
  page.player.isSignedIn = true
  say('https://accounts.example', source)
  await page.header().findByRole('button', { name: /^Balance / })
  expect(document.querySelector('[data-modal="signUp"]')).toBeNull()
})
