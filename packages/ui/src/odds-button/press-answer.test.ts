// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { answerPress } from './press-answer.ts'

// The fake document has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
const { style } = document.documentElement
afterEach(() => style.removeProperty('--host-top'))

/** Where the answer to a control of so many pixels from the top stands; it is 30 px high. */
function answeredAt(top: number): string {
  const control = document.createElement('button')
  document.body.append(control)
  control.getBoundingClientRect = () => new DOMRect(100, top, 80, 40)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30)
  answerPress(control, 'suspended')
  return document.querySelector('div')?.style.top ?? ''
}

test('[EMBED-19] an answer stands above the press, or below where a host’s window begins', () => {
  expect(answeredAt(500)).toBe('462px')
  expect(answeredAt(20)).toBe('68px')
  style.setProperty('--host-top', '480px')
  expect(answeredAt(500)).toBe('548px')
  expect(answeredAt(600)).toBe('562px')
})

test('an answer is heard in a document whose first bubble went', () => {
  answeredAt(500)
  document.body.replaceChildren()
  expect(answeredAt(500)).toBe('462px')
})
