import { expect, test } from 'vitest'

import { yearInZone } from './year-in-zone.ts'

test('[I18N-10] the year turns when it does in the app timezone', () => {
  const lastHourOf2026 = Date.UTC(2026, 11, 31, 23, 30)
  expect(yearInZone(lastHourOf2026, 'UTC')).toBe('2026')
  expect(yearInZone(lastHourOf2026, 'Europe/Berlin')).toBe('2027')
  expect(yearInZone(lastHourOf2026, 'America/New_York')).toBe('2026')
})
