import { expect, test } from 'vitest'

import { followScroll } from './follow-scroll.ts'

function aPage() {
  const listeners = new Set<() => void>()
  const seen: boolean[] = []
  const page = {
    scrollY: 0,
    addEventListener: (_: 'scroll', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'scroll', listener: () => void) => void listeners.delete(listener),
  }
  const stop = followScroll(page, (visible) => seen.push(visible))
  const scrollTo = (y: number) => {
    page.scrollY = y
    for (const listener of listeners) listener()
  }
  return { seen, scrollTo, stop }
}

test('[EMBED-25] scroll visibility follows the direction, not the tremble', () => {
  const { seen, scrollTo } = aPage()
  scrollTo(300)
  scrollTo(305)
  scrollTo(200)
  scrollTo(400)
  expect(seen).toEqual([true, false, true, false])
})

test('[EMBED-25] the top of the page is always visible, overscroll included', () => {
  const { seen, scrollTo } = aPage()
  scrollTo(300)
  scrollTo(0)
  scrollTo(-30)
  expect(seen.slice(1)).toEqual([false, true, true])
})

test('[EMBED-25] ends when told', () => {
  const { seen, scrollTo, stop } = aPage()
  stop()
  scrollTo(500)
  expect(seen).toEqual([true])
})
