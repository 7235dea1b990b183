import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { SportTabContent } from './sport-tab.tsx'

test.each([
  [9, 10],
  [99, 100],
  [1000, 999],
])('[A6] a tab with %i matches is as wide with %i', (before, after) => {
  const tab = document.createElement('a')
  const root = createRoot(tab)
  const count = (value: number) => {
    flushSync(() =>
      root.render(<SportTabContent sportKey="soccer" name="Football" count={value} />),
    )
    const element = tab.querySelector<HTMLElement>('span > span')!
    return { text: element.textContent, digits: element.style.getPropertyValue('--digits') }
  }
  const digits = String(String(before).length)
  expect(count(before)).toEqual({ text: String(before), digits })
  expect(count(after)).toEqual({ text: String(after), digits })
  root.unmount()
})
