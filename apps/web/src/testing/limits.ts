import { amountOf, NO_AMOUNT } from '@touchline/betting'
import type { UserLimit } from '@touchline/contract'

/** A limit that holds, of which nothing is used. */
export function aLimit(type: UserLimit['type'], change: Partial<UserLimit> = {}): UserLimit {
  return {
    id: '1',
    type,
    status: 'active',
    period: null,
    amount: amountOf(30n),
    currency: null,
    current: NO_AMOUNT,
    resetsAt: null,
    activeUntil: null,
    wanted: null,
    confirmFrom: null,
    confirmUntil: null,
    ...change,
  }
}

/** 80 € a day, of which 20 € are lost. */
export function aLossLimit(change: Partial<UserLimit> = {}): UserLimit {
  return aLimit('loss', {
    id: '7',
    period: 'day',
    amount: amountOf(8_000n),
    currency: 'EUR',
    current: amountOf(2_000n),
    ...change,
  })
}
