import { maxStakeOf, type Amount } from '@touchline/betting'

import type { MessageKey } from '../../../http/messages.ts'
import type { Db } from '../../../db/database.ts'
import { findCurrency } from '../../../settings/currencies.ts'
import { storedTerms } from '../bet-figures.ts'
import { findSubmittedVip } from '../bet-repository.ts'

/** A bet over the greatest stake, as a trader is asked about it. Amounts are smallest units. */
type ApprovalRequest = {
  readonly betId: bigint
  readonly playerId: number
  readonly currency: string
  readonly stake: Amount
  /** Greatest stake that this bet would have been taken at without asking. */
  readonly maxStake: Amount
  /** The most that a bet pays without asking. */
  readonly maxPayout: Amount
  /** What is agreed to: at a better price the bet pays no more than this, or than `maxPayout`. */
  readonly potentialWin: Amount
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

const NOTHING_TO_ASK: Verdict = { approved: true }
/** Its currency is offered no more: there is no stake or payout that a trader could measure it by. */
const NOBODY_TO_ASK: Verdict = { approved: false, reason: 'error.place_bets.not_approved' }

/** The trader's word on a bet that waits for it; any other bet needs none. */
export async function askTrader(db: Db, trader: Trader, betId: bigint): Promise<Verdict> {
  const bet = await findSubmittedVip(db, betId)
  if (bet === undefined) return NOTHING_TO_ASK
  const currency = findCurrency(bet.currency)
  if (currency === undefined) return NOBODY_TO_ASK
  const odds = bet.selections.map((selection) => selection.odds)
  return trader.decide({
    betId,
    playerId: bet.player_id,
    currency: bet.currency,
    stake: bet.stake,
    maxStake: maxStakeOf(storedTerms(bet, odds), currency),
    maxPayout: currency.maxPayout,
    potentialWin: bet.potential_win,
  })
}
