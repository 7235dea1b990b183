import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { whenQuiet } from './when-quiet.ts'

const page = new EventTarget()
const tidy = vi.fn<() => void>()
const place = { top: 200, bottom: 2_000 }
let isHovered = false
let isPressed = false
let focused: object | null = null
let stop: () => void

const list = {
  matches: () => isHovered,
  contains: () => isPressed,
  querySelector: () => focused,
  getBoundingClientRect: () => place,
} as unknown as HTMLElement

function sign(type: string, movement = 1): void {
  page.dispatchEvent(Object.assign(new Event(type), { movementX: movement, movementY: 0 }))
}

function show(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(page, { innerHeight: 900 }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  isHovered = false
  isPressed = false
  focused = null
  place.top = 200
  place.bottom = 2_000
  tidy.mockClear()
  stop = whenQuiet(list, tidy)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[LIVE-01] a list is tidied up a minute after the player last did something', () => {
  vi.advanceTimersByTime(50_000)
  sign('wheel')
  vi.advanceTimersByTime(59_000)
  sign('pointermove', 0)
  expect(tidy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(tidy).toHaveBeenCalled()
})

test.each([
  ['under the pointer', () => (isHovered = true)],
  ['with the price that was pressed last', () => (isPressed = true)],
])('[LIVE-01] a list %s is tidied up when nothing was done for ten minutes', (_, happen) => {
  happen()
  vi.advanceTimersByTime(599_000)
  expect(tidy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(tidy).toHaveBeenCalled()
})

test.each([
  ['with the keyboard’s focus', () => (focused = {})],
  ['scrolled into', () => (place.top = -10)],
  ['that ends on the screen', () => (place.bottom = 800)],
])('[LIVE-01] a list %s stays as it is', (_, happen) => {
  happen()
  vi.advanceTimersByTime(1_200_000)
  expect(tidy).not.toHaveBeenCalled()
})

test('[LIVE-01] from when the page is hidden it is tidied up until the player is back at it', () => {
  isHovered = true
  show('hidden')
  expect(tidy).toHaveBeenCalledOnce()
  show('visible')
  vi.advanceTimersByTime(1_000)
  expect(tidy).toHaveBeenCalledTimes(3)
  sign('pointermove')
  vi.advanceTimersByTime(60_000)
  expect(tidy).toHaveBeenCalledTimes(3)
})
