import { within } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'

const PAGE_PX = 844

/** What Safari on a phone says: the page keeps its height, what is seen of it does not. */
function phoneOfSafari() {
  const viewport = Object.assign(new EventTarget(), { height: PAGE_PX, offsetTop: 0, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport })
  const page = vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(PAGE_PX)
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'visualViewport')
    page.mockRestore()
  })
  return (change: { height?: number; offsetTop?: number; scale?: number }) => {
    Object.assign(viewport, change)
    viewport.dispatchEvent(new Event('resize'))
  }
}

test('a form stays above a keyboard that lies over the page, and comes down with it', async () => {
  const see = phoneOfSafari()
  const { screen } = await openSurface('/sports?modal=signIn')
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' })
  const { style } = dialog
  const field = await within(dialog).findByLabelText('Password')
  field.scrollIntoView = vi.fn()
  field.focus()
  const room = () =>
    ['--host-top', '--host-bottom', '--page-height'].map((name) => style.getPropertyValue(name))
  expect(room()).toEqual(['', '', ''])
  see({ height: 504, offsetTop: 40 })
  expect(room()).toEqual(['40px', '300px', '504px'])
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  // Who magnifies the page looks at a part of it.
  see({ scale: 2 })
  expect(room()).toEqual(['', '', ''])
  see({ height: 504, offsetTop: 0, scale: 1 })
  expect(room()).toEqual(['0px', '340px', '504px'])
  // The browser's own bar.
  see({ height: 780 })
  expect(room()).toEqual(['', '', ''])
})
