import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (text: string) => Date.parse(text)

test.each([
  // 22:00 to 07:00 in Berlin, two hours before UTC in summer.
  ['2026-07-01T19:59:59Z', null],
  ['2026-07-01T20:00:00Z', '2026-07-02T05:00:00Z'],
  ['2026-07-01T23:30:20Z', '2026-07-02T05:00:00Z'],
  ['2026-07-02T04:59:59Z', '2026-07-02T05:00:00Z'],
  ['2026-07-02T05:00:00Z', null],
])('[PUSH-01] quiet hours over midnight are those of the zone: %s', (now, end) => {
  const hours = { from: 22 * 60, until: 7 * 60, zone: 'Europe/Berlin' }
  expect(quietUntil(hours, at(now))).toBe(end === null ? null : at(end))
})

test('[PUSH-01] quiet hours within a day, and none where they are empty or nowhere', () => {
  const noon = at('2026-07-01T12:10:30Z')
  const day = { from: 12 * 60, until: 13 * 60, zone: 'UTC' }
  expect(quietUntil(day, noon)).toBe(at('2026-07-01T13:00:00Z'))
  expect(quietUntil({ ...day, until: day.from }, noon)).toBeNull()
  expect(quietUntil({ ...day, zone: 'Moon/Crater' }, noon)).toBeNull()
})

test.each([
  // The clock goes back an hour at three, and forward at two.
  ['2026-10-24T22:30:00Z', '2026-10-25T06:00:00Z'],
  ['2026-10-25T00:30:00Z', '2026-10-25T06:00:00Z'],
  ['2026-03-28T23:30:00Z', '2026-03-29T05:00:00Z'],
])(
  '[PUSH-01] quiet hours end when the clock says so, in the night in which it changes: %s',
  (now, end) => {
    const hours = { from: 22 * 60, until: 7 * 60, zone: 'Europe/Berlin' }
    expect(quietUntil(hours, at(now))).toBe(at(end))
  },
)
