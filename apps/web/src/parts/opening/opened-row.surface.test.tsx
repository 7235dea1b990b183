import { expect, onTestFinished, test, vi } from 'vitest'

import { growFromRow, openRow } from './opened-row.ts'

function at(top: number, duration: string): HTMLElement {
  const element = document.createElement('section')
  const styles = { getPropertyValue: () => duration } as unknown as CSSStyleDeclaration
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(styles)
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  element.animate = vi.fn()
  onTestFinished(() => void vi.restoreAllMocks())
  return document.body.appendChild(element)
}

test('the head of a match moves from the row that opened it, once', () => {
  const head = at(60, '160ms')
  openRow('7', at(400, '160ms'))
  growFromRow('7', head)
  const [frames, timing] = vi.mocked(head.animate).mock.lastCall ?? []
  expect(frames).toMatchObject([{ transform: 'translateY(340px)' }, { transform: 'none' }])
  expect(timing).toMatchObject({ duration: 160 })
  growFromRow('7', head)
  expect(head.animate).toHaveBeenCalledTimes(1)
})

test('nothing moves for another match, nor where motion is not wanted', () => {
  const [head, still] = [at(60, '160ms'), at(60, '0ms')]
  openRow('7', at(400, '160ms'))
  growFromRow('8', head)
  openRow('7', at(400, '0ms'))
  growFromRow('7', still)
  expect(head.animate).not.toHaveBeenCalled()
  expect(still.animate).not.toHaveBeenCalled()
})
