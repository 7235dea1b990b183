import type { MessageKey } from '../../../http/messages.ts'

/** A bet over the greatest stake, as a trader is asked about it. Amounts are smallest units. */
export type ApprovalRequest = {
  readonly betId: bigint
  readonly playerId: number
  readonly currency: string
  readonly stake: bigint
  /** Greatest stake that this bet would have been taken at without asking. */
  readonly maxStake: bigint
  /** The most that a bet pays without asking. */
  readonly maxPayout: bigint
  readonly potentialWin: bigint
}

export type Verdict =
  | { readonly approved: true }
  | { readonly approved: false; readonly reason: MessageKey }

/** Whoever decides on bets over the greatest stake. May be asked again about the same bet. */
export type Trader = {
  /** Milliseconds after the placement at which an answer can be had. */
  readonly answersAfterMs: number
  decide(request: ApprovalRequest): Promise<Verdict>
}
