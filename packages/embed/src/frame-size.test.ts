import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mount } from './mount.ts'
import { openHost, SITE } from './testing/open-host.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window of 700 px over a frame of 3,000 px that begins 400 px above it. */
async function openShown(prepare?: Parameters<typeof openHost>[1]) {
  const host = openHost({}, prepare)
  host.frame.getBoundingClientRect = () => ({ top: -400, bottom: 2_600, width: 390 }) as DOMRect
  host.hear('initialized', {})
  await vi.advanceTimersByTimeAsync(50)
  return host
}

/** What a phone says that it shows of its window. */
function aVisualViewport(shown: { scale: number; offsetTop: number; height: number }) {
  return Object.assign(new EventTarget(), shown)
}

test('[EMBED-19] a phone’s keyboard leaves the product what is above it', async () => {
  const visualViewport = aVisualViewport({ scale: 1, offsetTop: 0, height: 700 })
  const { last } = await openShown((window) => void Object.assign(window, { visualViewport }))
  expect(last('viewport')).toEqual({ top: 400, height: 700, width: 390 })
  Object.assign(visualViewport, { offsetTop: 30, height: 380 })
  visualViewport.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(50)
  expect(last('viewport')).toEqual({ top: 430, height: 380, width: 390 })
})

test('[EMBED-19] who zooms in by fingers sees what opens as large as before', async () => {
  const visualViewport = aVisualViewport({ scale: 2, offsetTop: 30, height: 350 })
  const { last } = await openShown((window) => void Object.assign(window, { visualViewport }))
  expect(last('viewport')).toEqual({ top: 400, height: 700, width: 390 })
})

test('[EMBED-19] bars that the host keeps over its page hide nothing of the product', async () => {
  const { last } = await openShown((window) => {
    const { style } = window.document.documentElement
    style.setProperty('scroll-padding-top', '60px')
    style.setProperty('scroll-padding-bottom', '50px')
  })
  expect(last('viewport')).toEqual({ top: 460, height: 590, width: 390 })
})

test('[EMBED-19] of a frame in a part that scrolls by itself, that part is what is seen', async () => {
  const { last, element, window } = await openShown()
  element.style.overflowY = 'auto'
  element.getBoundingClientRect = () => ({ top: 120, bottom: 500 }) as never
  window.dispatchEvent(new window.Event('resize'))
  await vi.advanceTimersByTimeAsync(50)
  expect(last('viewport')).toEqual({ top: 520, height: 380, width: 390 })
})

test('a host that mounts and takes out again is left with nothing that listens', () => {
  const host = openHost()
  const { window, handle } = host
  handle.destroy()
  const disconnected = vi.spyOn(window.ResizeObserver.prototype, 'disconnect')
  const added = vi.spyOn(window, 'addEventListener')
  for (let times = 0; times < 20; times += 1) {
    const again = mount(host.element as unknown as Element, { site: SITE })
    again.on('deposit', () => undefined)
    again.destroy()
  }
  expect(host.element.childElementCount).toBe(0)
  expect(disconnected).toHaveBeenCalledTimes(20)
  const signals = added.mock.calls.map(
    ([, , options]) => (options as unknown as { signal: AbortSignal }).signal,
  )
  expect(signals.length).toBeGreaterThan(0)
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  window.dispatchEvent(new window.Event('scroll'))
  window.dispatchEvent(new window.Event('resize'))
  expect(frames).not.toHaveBeenCalled()
})

test('two frames of one page hear each their own site', () => {
  const host = openHost()
  const second = host.window.document.createElement('div')
  host.window.document.body.append(second)
  const other = mount(second as unknown as Element, { site: SITE })
  const heard = vi.fn()
  other.on('deposit', heard)
  host.hear('deposit', {})
  host.hear('page-size-changed', { height: 1_500, width: 390 })
  expect(heard).not.toHaveBeenCalled()
  expect(host.frame.style.height).toBe('1500px')
  expect(second.querySelector('iframe')?.style.height).toBe('700px')
  other.destroy()
  host.hear('page-size-changed', { height: 1_600, width: 390 })
  expect(host.frame.style.height).toBe('1600px')
})

test('[EMBED-08] a widget’s place is as high as the widget will be, or as the host’s page says', () => {
  const widget = { kind: 'match-strip', match: '17' } as const
  const placed = (style: string, clientWidth: number) => {
    const host = openHost()
    const element = host.window.document.createElement('div')
    element.setAttribute('style', style)
    Object.defineProperty(element, 'clientWidth', { value: clientWidth })
    host.window.document.body.append(element)
    mount(element as unknown as Element, { site: SITE, widget })
    return element.querySelector('iframe')?.style.height
  }
  expect(placed('', 390)).toBe('124px')
  expect(placed('', 720)).toBe('70px')
  expect(placed('min-height: 96px', 390)).toBe('96px')
})
