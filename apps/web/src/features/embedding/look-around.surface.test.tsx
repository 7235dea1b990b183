import { waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'

import { openInHost } from './testing/open-in-host.ts'

test('[EMBED-19] [EMBED-24] in a host that is not heard the page looks by itself which part is seen', async () => {
  const observers: { tell: (seen: object) => void; isOver: boolean }[] = []
  class Observer {
    readonly #own: (typeof observers)[number]
    constructor(take: (entries: object[]) => void) {
      this.#own = { tell: (seen) => take([{ isIntersecting: true, ...seen }]), isOver: false }
    }
    observe(element: Element) {
      if (element === document.documentElement) observers.push(this.#own)
    }
    unobserve() {}
    disconnect() {
      this.#own.isOver = true
    }
  }
  const page = await openInHost('/sports', { origins: ['*'] })
  const before = globalThis.IntersectionObserver
  globalThis.IntersectionObserver = Observer as never
  onTestFinished(() => void (globalThis.IntersectionObserver = before))
  await page.hears('initialized')
  expect(observers).toEqual([])
  page.say('viewport', { top: 1, height: 2, width: 3 })
  expect(observers).toHaveLength(1)
  const root = document.documentElement
  const { dataset, style } = root
  const shown = () => ['--host-top', '--page-height'].map((name) => style.getPropertyValue(name))
  const pageIs = (height: number) =>
    Object.defineProperty(root, 'scrollHeight', { value: height, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(root, 'scrollHeight'))
  pageIs(window.innerHeight)
  observers[0]?.tell({ intersectionRect: { top: 200, height: 500, width: 390 } })
  await expect.poll(shown).toEqual(['200px', '500px'])
  expect(dataset['hostHeight']).toBe('content')
  pageIs(window.innerHeight + 100)
  // A dialog in what is left of a frame would be none.
  await expect.poll(() => observers.length).toBe(2)
  observers[1]?.tell({ intersectionRect: { top: 700, height: 40, width: 390 } })
  await expect.poll(shown).toEqual([`${window.innerHeight - 320}px`, '320px'])
  expect(dataset['hostHeight']).toBeUndefined()

  page.player.isSignedIn = true
  page.say('iframe_integration', { token: 'good', options: { height: 'content' } })
  await page.hears('balance-changed')
  page.say('viewport', { top: 30, height: 600, width: 390 })
  await expect.poll(shown).toEqual(['30px', '600px'])
  expect(observers.every(({ isOver }) => isOver)).toBe(true)
  page.say('iframe_integration', { options: { height: 'fill' } })
  await waitFor(() => expect(dataset['hostViewport']).toBeUndefined())
})
