import type { Amount } from './amount.ts'

/** An amount in the smallest unit of its currency (EUR 12.50 is `1250n`, `'EUR'`). */
export type Money = { readonly amount: Amount; readonly currency: string }
