import type { Amount, PaymentKind, PaymentStatus } from '@touchline/betting'

/** What a provider's word has changed, for those who are told. */
export type Moved = {
  readonly kind: PaymentKind | 'refund'
  readonly status: PaymentStatus
  readonly playerId: number
  readonly currency: string
}

/** What was made of a word; a balance only where money moved. */
export type Applied =
  | { readonly outcome: 'unknown' | 'mismatch' | 'early' | 'repeated' | 'nothing' | 'contradicted' }
  | { readonly outcome: 'changed'; readonly moved: Moved; readonly balance: Amount | null }
