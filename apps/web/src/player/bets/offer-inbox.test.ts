import { amountOf } from '@touchline/betting'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createOfferInbox } from './offer-inbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[CASH-03] [RT-17] offers are handed over together, the last of each bet', () => {
  const take = vi.fn()
  const inbox = createOfferInbox(take)
  inbox.add({ id: '1', toCashout: amountOf(100n) })
  vi.advanceTimersByTime(150)
  inbox.add({ id: '2', toCashout: amountOf(200n) })
  inbox.add({ id: '1', toCashout: null })
  vi.advanceTimersByTime(50)
  expect(take).toHaveBeenCalledExactlyOnceWith([
    { id: '1', toCashout: null },
    { id: '2', toCashout: 200n },
  ])
  inbox.add({ id: '1', toCashout: amountOf(300n) })
  vi.advanceTimersByTime(200)
  expect(take).toHaveBeenCalledTimes(2)
  inbox.add({ id: '1', toCashout: amountOf(400n) })
  inbox.close()
  vi.advanceTimersByTime(200)
  expect(take).toHaveBeenCalledTimes(2)
})
