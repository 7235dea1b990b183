import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { markMove, unmark } from './price-marks.ts'

/** As much of a button as a mark touches. */
const aButton = () => ({ dataset: {} }) as HTMLElement

const marks = (buttons: readonly HTMLElement[]) =>
  buttons.filter(({ dataset }) => dataset['direction'] !== undefined).length

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a mark leaves after a second, a further move keeps it a second longer', () => {
  const [once, twice] = [aButton(), aButton()]
  markMove(once, 'up', '1')
  markMove(twice, 'up', '1')
  vi.advanceTimersByTime(600)
  const first = twice.dataset['tick']
  markMove(twice, 'down', '2')
  expect(twice.dataset).toEqual({ direction: 'down', tick: first === '0' ? '1' : '0' })
  vi.advanceTimersByTime(500)
  expect([marks([once]), marks([twice])]).toEqual([0, 1])
  vi.advanceTimersByTime(800)
  expect(twice.dataset).toEqual({})
  markMove(twice, 'down', '2')
  expect(marks([twice])).toBe(0)
})

test('in a storm new marks neither fade nor roll; all are gone soon after', () => {
  const buttons = Array.from({ length: 200 }, aButton)
  for (const button of buttons) markMove(button, 'up', '1')
  expect(marks(buttons)).toBe(200)
  expect(buttons.filter(({ dataset }) => dataset['tick'] !== undefined)).toHaveLength(12)
  vi.advanceTimersByTime(1_000)
  expect(marks(buttons)).toBe(0)
})

test('what a suspension hides has not moved', () => {
  const button = aButton()
  markMove(button, 'up', '1')
  unmark(button)
  expect(button.dataset).toEqual({})
})

test('in calm mode no price is marked', () => {
  document.documentElement.dataset['calm'] = 'true'
  const button = aButton()
  markMove(button, 'up', '1')
  expect(marks([button])).toBe(0)
})
