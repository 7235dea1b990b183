import type { Amount, PaymentKind, PaymentStatus } from '@touchline/betting'
import type { PaymentRow } from './payment-repository.ts'
import type { Paid } from './provider.ts'

/** What a provider's word has changed, for those who are told. */
export type Moved = {
  readonly kind: PaymentKind | 'refund'
  readonly status: PaymentStatus
  readonly playerId: number
  readonly currency: string
}

export const movedOf = (row: PaymentRow): Moved => ({
  kind: row.kind,
  status: row.status,
  playerId: row.player_id,
  currency: row.currency,
})

/** What was made of a word; a balance only where money moved. */
export type Applied =
  | { readonly outcome: 'unknown' | 'early' | 'repeated' | 'nothing' | 'contradicted' }
  /** Another sum than was asked, where that is what was told. */
  | { readonly outcome: 'mismatch'; readonly sums?: { readonly asked: Paid; readonly paid: Paid } }
  | { readonly outcome: 'changed'; readonly moved: Moved; readonly balance: Amount | null }
