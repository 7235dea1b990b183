import type { odds as en } from '../en/odds.ts'

export const odds: typeof en = {
  suspended: 'ausgesetzt',
  stale: 'Quote ist veraltet',
  closed: 'geschlossen',
}
