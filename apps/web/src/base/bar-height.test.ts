// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from 'vitest'

import { measured } from './bar-height.ts'

/** A bar of the given height, and how its observer is told that its size has changed. */
function openBar(height: number) {
  let resized = (): void => {}
  const before = globalThis.ResizeObserver
  globalThis.ResizeObserver = class extends before {
    constructor(callback: ResizeObserverCallback) {
      super(callback)
      resized = () => callback([], this)
    }
  }
  onTestFinished(() => void (globalThis.ResizeObserver = before))
  const element = document.createElement('div')
  const resizeTo = (to: number) => {
    Object.defineProperty(element, 'offsetHeight', { value: to, configurable: true })
    resized()
  }
  return { element, resizeTo, open: () => resizeTo(height) }
}

const height = () => document.documentElement.style.getPropertyValue('--quick-height')

test('the page knows how high a bar is, until the bar is gone, and is written to by a new height alone', () => {
  const { element, resizeTo, open } = openBar(48)
  const close = measured('--quick-height')(element)
  open()
  expect(height()).toBe('48px')
  const write = vi.spyOn(document.documentElement.style, 'setProperty')
  onTestFinished(() => write.mockRestore())
  resizeTo(48)
  expect(write).not.toHaveBeenCalled()
  resizeTo(96)
  expect(height()).toBe('96px')
  close()
  expect(height()).toBe('')
})

test('where nothing stands on a bar the page is not written to', () => {
  const { element, open } = openBar(48)
  const write = vi.spyOn(document.documentElement.style, 'setProperty')
  onTestFinished(() => write.mockRestore())
  const close = measured('--quick-height', '(max-width: 1px)')(element)
  open()
  expect(write).not.toHaveBeenCalled()
  close()
})
