import { expect, it, onTestFinished, vi } from 'vitest'

import { VERTICAL_OFFSET, watchNear } from './use-near-viewport.ts'

type Callback = (entries: { isIntersecting: boolean }[]) => void

function stubObserver() {
  const made: { callback: Callback; options: unknown; disconnect: () => void }[] = []
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      observe = vi.fn()
      constructor(callback: Callback, options: unknown) {
        made.push({ callback, options, disconnect })
      }
    },
  )
  vi.stubGlobal('document', { activeElement: null })
  onTestFinished(() => void vi.unstubAllGlobals())
  return made
}

it('[THEME-06] lazy content is mounted 200 px before it comes into view', () => {
  const made = stubObserver()
  const tell = vi.fn()
  const element = { contains: () => false } as unknown as Element
  const stop = watchNear(element, tell)
  expect(VERTICAL_OFFSET).toBe(200)
  expect(made[0]?.options).toEqual({ rootMargin: '200px 0px' })
  made[0]?.callback([{ isIntersecting: false }, { isIntersecting: true }])
  made[0]?.callback([{ isIntersecting: false }])
  expect(tell.mock.calls).toEqual([[true], [false]])
  stop()
  expect(made[0]?.disconnect).toHaveBeenCalledOnce()
})

it('[THEME-06] what holds the focus counts as near', () => {
  const made = stubObserver()
  const tell = vi.fn()
  watchNear({ contains: () => true } as unknown as Element, tell)
  made[0]?.callback([{ isIntersecting: false }])
  expect(tell).toHaveBeenCalledExactlyOnceWith(true)
})
