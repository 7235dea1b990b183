import type { SlipError } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'

import type { SelectionDetails } from '../slip/selection-details.ts'

/** How a tap ended. */
export type QuickTap = {
  /** The placement's reference. */
  readonly id: string
  readonly details: SelectionDetails | null
  readonly stake: { readonly value: bigint; readonly currency: string } | null
  readonly end:
    | { readonly kind: 'placed'; readonly bet: PlacedBet }
    | { readonly kind: 'refused'; readonly error: SlipError }
    /** Answered with nothing that belongs to a bet; an alert says what. */
    | { readonly kind: 'failed' }
    /** Whether the bet stands is not known; the next tap asks again. */
    | { readonly kind: 'open' }
}

/** So many ends of taps stay readable. */
const KEPT = 3

export function addTap(taps: readonly QuickTap[], tap: QuickTap): readonly QuickTap[] {
  return [tap, ...taps].slice(0, KEPT)
}

/** The taps with a newer state of one of their bets; the same list when it is none of them. */
export function updateTaps(taps: readonly QuickTap[], bet: PlacedBet): readonly QuickTap[] {
  const isIt = ({ end }: QuickTap) => end.kind === 'placed' && end.bet.id === bet.id
  return taps.some(isIt)
    ? taps.map((tap) => (isIt(tap) ? { ...tap, end: { kind: 'placed', bet } } : tap))
    : taps
}

export function placedBets(taps: readonly QuickTap[]): readonly PlacedBet[] {
  return taps.flatMap(({ end }) => (end.kind === 'placed' ? [end.bet] : []))
}
