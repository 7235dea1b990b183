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
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00Z', 25],
  // Where the clock goes from 23:59 to 1:00, or from 23:59 to 23:00.
  ['America/Santiago', '2026-09-05', '2026-09-05T04:00:00Z', 24],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', 23],
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00Z', 25],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z', 23],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00Z', 24],
  ['Pacific/Auckland', '2026-11-21', '2026-11-20T11:00:00Z', 24],
])('[SCHED-01] a day in %s, %s, begins at %s and has %d hours', (zone, day, start, hours) => {
  const { from, to } = dayBounds(day, zone)
  expect(new Date(from).toISOString()).toBe(new Date(start).toISOString())
  expect((to + 1 - from) / HOUR).toBe(hours)
})
