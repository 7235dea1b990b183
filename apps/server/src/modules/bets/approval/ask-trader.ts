import { maxStakeOf } from '@touchline/betting'
import type { Db } from '../../../db/database.ts'
import { findCurrency } from '../../../settings/currencies.ts'
import { betTerms, storedSystem } from '../bet-figures.ts'
import { findSubmittedVip } from '../bet-repository.ts'
import type { Trader, Verdict } from './trader.ts'

const NOTHING_TO_ASK: Verdict = { approved: true }

/** The trader's word on a bet that waits for it; any other bet needs none. */
export async function askTrader(db: Db, trader: Trader, betId: bigint): Promise<Verdict> {
  const bet = await findSubmittedVip(db, betId)
  const currency = bet && findCurrency(bet.currency)
  if (bet === undefined || currency === undefined) return NOTHING_TO_ASK
  const terms = betTerms({
    type: bet.type,
    stake: bet.stake,
    odds: bet.selections.map(({ odds }) => odds),
    systemType: storedSystem(bet),
  })
  return trader.decide({
    betId,
    playerId: bet.player_id,
    currency: bet.currency,
    stake: bet.stake,
    maxStake: maxStakeOf(terms, currency),
    maxPayout: currency.maxPayout,
    potentialWin: bet.potential_win,
  })
}
