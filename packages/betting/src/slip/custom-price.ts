import { isOddsChangeFlagged, jointPriceMode } from '../odds/accept-mode.ts'
import type { Odds } from '../odds/odds.ts'
import { isOdds } from '../odds/odds.ts'
import { refreshBet } from './bet-stake.ts'
import type { SlipBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

/** Takes the book's price for exactly these legs; an answer for other legs is ignored. */
export function withCustomQuote(
  bet: SlipBet,
  selectionIds: readonly string[],
  quote: Odds,
  rules: SlipRules,
): SlipBet {
  const ids = new Set(selectionIds)
  const isForLegs =
    ids.size === bet.selections.length && bet.selections.every(({ id }) => ids.has(id))
  if (bet.betType !== 'custom_bet' || !isForLegs || !isOdds(quote)) return bet
  const accepted = bet.customOdds
  const isKept =
    accepted !== null &&
    (bet.isCustomOddsProposed ||
      isOddsChangeFlagged(accepted, quote, jointPriceMode(rules.acceptMode)))
  const customOdds = isKept ? accepted : quote
  if (bet.customQuote === quote && bet.customOdds === customOdds) return bet
  return refreshBet({ ...bet, customQuote: quote, customOdds }, rules)
}

/** The player asks for another price than the quote; null goes back to the quote. */
export function withProposedOdds(bet: SlipBet, odds: Odds | null, rules: SlipRules): SlipBet {
  if (bet.betType !== 'custom_bet' || (odds !== null && !isOdds(odds))) return bet
  const isCustomOddsProposed = odds !== null
  const customOdds = odds ?? bet.customQuote
  if (bet.customOdds === customOdds && bet.isCustomOddsProposed === isCustomOddsProposed) return bet
  return refreshBet({ ...bet, customOdds, isCustomOddsProposed }, rules)
}

/** Makes the quote the price that is asked for, unless the player proposed a better one. */
export function acceptQuote(bet: SlipBet, rules: SlipRules): SlipBet {
  const { customQuote, customOdds, isCustomOddsProposed } = bet
  if (customQuote === null || customOdds === customQuote) return bet
  if (isCustomOddsProposed && customOdds !== null && customOdds > customQuote) return bet
  return refreshBet({ ...bet, customOdds: customQuote, isCustomOddsProposed: false }, rules)
}
