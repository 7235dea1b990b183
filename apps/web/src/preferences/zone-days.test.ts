import { expect, test } from 'vitest'

import { addDays, dayBounds, dayIn } from './zone-days.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)

test.each([
  ['UTC', '2026-11-21'],
  ['Europe/Berlin', '2026-11-22'],
  ['America/New_York', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-22'],
])('[SCHED-01] late in the evening of UTC it is another day in %s', (zone, day) => {
  expect(dayIn(zone, at('2026-11-21T23:30:00Z'))).toBe(day)
})

test('days are counted over the end of a month and of a year', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
})

test.each([
  ['Europe/Berlin', '2026-11-21', '2026-11-20T23:00:00Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00Z', 24],
  ['Pacific/Auckland', '2026-11-21', '2026-11-20T11:00:00Z', 24],
])('[SCHED-01] a day in %s, %s, begins at %s and has %d hours', (zone, day, start, hours) => {
  const { from, to } = dayBounds(day, zone)
  expect(new Date(from).toISOString()).toBe(new Date(start).toISOString())
  expect((to + 1 - from) / HOUR).toBe(hours)
})
