// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { revealFocused } from './reveal-focused.ts'

/** What is scrolled to where the focus comes to a row, to a button in it and to one beside it. */
function scrolledTo(isByKey: boolean): string[] {
  const [row, inside, beside] = ['div', 'button', 'a'].map((tag) => document.createElement(tag))
  row!.role = 'group'
  row!.append(inside!)
  const scrolled: string[] = []
  for (const one of [row!, inside!, beside!]) {
    one.tabIndex = 0
    const matches = one.matches.bind(one)
    // Without a browser nothing is focused by keys.
    Object.assign(one, {
      matches: (what: string) => isByKey && matches(what.replace(':focus-visible', '*')),
    })
    one.scrollIntoView = () => void scrolled.push(one.tagName)
  }
  document.body.append(row!, beside!)
  const end = revealFocused()
  for (const one of [row!, inside!, beside!]) one.focus()
  end()
  document.body.replaceChildren()
  return scrolled
}

test('[A2] what the keys reach in a row is scrolled to', () => {
  expect(scrolledTo(true)).toEqual(['BUTTON'])
})

test('[A2] nothing moves under a pointer', () => {
  expect(scrolledTo(false)).toEqual([])
})
