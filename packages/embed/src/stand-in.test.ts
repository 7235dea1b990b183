import { readdirSync } from 'node:fs'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AWAY_TEXTS, awayText } from './away-texts.ts'
import type { EmbedOptions } from './mount.ts'
import { openHost } from './testing/open-host.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A host whose site answers, or does not. */
async function openAway(options: Partial<EmbedOptions> = {}) {
  const site = { isThere: false, asked: 0 }
  const opened = openHost(options, (window) => {
    const fetch = () => {
      site.asked += 1
      return site.isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError())
    }
    Object.assign(window, { fetch })
  })
  await vi.dynamicImportSettled()
  const told: boolean[] = []
  opened.handle.on('connection-changed', ({ connected }) => void told.push(connected))
  const { frame, element, window } = opened
  const load = async () => {
    frame.dispatchEvent(new window.Event('load') as unknown as Event)
    await vi.advanceTimersByTimeAsync(1)
  }
  const word = () => element.querySelector('[role=status]')?.textContent ?? null
  const hear: (...message: Parameters<typeof opened.hear>) => Promise<unknown> = (...message) => {
    opened.hear(...message)
    return vi.advanceTimersByTimeAsync(0)
  }
  return { ...opened, hear, site, told, load, word }
}

test('[EMBED-01] a site that is not reached is stood in for, as high, and comes back by itself', async () => {
  const { frame, element, site, told, load, word, hear } = await openAway({
    widget: { kind: 'match-strip', match: '17' },
    locale: 'de',
  })
  expect(word()).toBeNull()
  await load()
  expect(word()).toBe(AWAY_TEXTS.de)
  expect(frame.style.display).toBe('none')
  expect((element.lastElementChild as unknown as HTMLElement).style.height).toBe('124px')
  expect(told).toEqual([false])
  await vi.advanceTimersByTimeAsync(60_000)
  // It is asked for ever more seldom.
  expect(site.asked).toBeGreaterThan(3)
  expect(site.asked).toBeLessThan(9)
  site.isThere = true
  const reloaded = vi.spyOn(frame, 'src', 'set')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(reloaded).toHaveBeenCalledOnce()
  expect(word()).toBe(AWAY_TEXTS.de)
  await load()
  expect(word()).toBeNull()
  expect(frame.style.display).toBe('block')
  await hear('initialized', {})
  expect(told).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reloaded).toHaveBeenCalledOnce()
})

test('a browser that has a line again asks at once', async () => {
  const { site, load, word, window } = await openAway()
  await load()
  await vi.advanceTimersByTimeAsync(30_000)
  const { asked } = site
  window.dispatchEvent(new window.Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(site.asked).toBe(asked + 1)
  expect(word()).not.toBeNull()
})

test('a document that speaks is never covered, before it has loaded or after, or without a site', async () => {
  const { load, word, hear, told } = await openAway()
  // Ready before its pictures are.
  await hear('initialized', {})
  await load()
  expect(word()).toBeNull()
  // The next one is slow, and there.
  await load()
  expect(word()).not.toBeNull()
  await hear('page-loaded', { path: '/sports/init-sportsbook' })
  expect(word()).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(word()).toBeNull()
  await hear('initialized', {})
  expect(told).toEqual([false, true])
  // And one that is not.
  await load()
  expect(word()).not.toBeNull()
})

test('a frame that does not even load is asked after', async () => {
  const { word, site } = await openAway()
  site.isThere = true
  await vi.advanceTimersByTimeAsync(11_000)
  expect(word()).toBeNull()
  const other = await openAway()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(other.word()).toBe(AWAY_TEXTS.en)
})

test('what comes back is the page where the player was', async () => {
  const { frame, site, load, hear } = await openAway({ path: '/sports/live' })
  await hear('initialized', {})
  await hear('page-loaded', { path: '/sports/soccer?tab=outright' })
  await load()
  await load()
  site.isThere = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(new URL(frame.src).searchParams.get('path')).toBe('/sports/soccer?tab=outright')
})

test('a host whose policy forbids the question sees the frame', async () => {
  const { load, word, window } = await openAway()
  const violation = new window.Event('securitypolicyviolation')
  Object.assign(violation, {
    blockedURI: 'https://bets.example/embed.mjs',
    effectiveDirective: 'connect-src',
  })
  window.document.dispatchEvent(violation)
  await load()
  expect(word()).toBeNull()
})

test('nothing is asked for a frame that was taken out', async () => {
  const { handle, load, site, element } = await openAway()
  await load()
  handle.destroy()
  const { asked } = site
  await vi.advanceTimersByTimeAsync(60_000)
  expect(site.asked).toBeLessThanOrEqual(asked + 1)
  expect(element.childElementCount).toBe(0)
})

test('[I18N-01] the word is there in all languages, by the names that hosts may give them', () => {
  const names = readdirSync(new URL('../../../locales', import.meta.url), { withFileTypes: true })
  const folders = names.filter((each) => each.isDirectory()).map(({ name }) => name)
  const languages = folders.filter((name) => !name.includes('-'))
  expect(Object.keys(AWAY_TEXTS).toSorted()).toEqual(languages.toSorted())
  expect(awayText('pt-BR')).toBe(AWAY_TEXTS.br)
  expect(awayText('nb-NO')).toBe(AWAY_TEXTS.no)
  expect(awayText('tlh')).toBe(AWAY_TEXTS.en)
})
