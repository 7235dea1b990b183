import { sumAmounts } from '../money/money.ts'
import { betFigures } from './bet-figures.ts'
import type { SlipBet } from './slip-bet.ts'
import { betsToPlace } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'

/** The possible return at the prices that the player agreed to, and at those of now. */
export type ChangeEffect = { readonly before: bigint; readonly after: bigint }

/** What accepting the changed prices does to the return of what would be placed. */
export function changeEffect({ bets }: Pick<SlipState, 'bets'>, rules: SlipRules): ChangeEffect {
  const placed = betsToPlace(bets)
  const winOf = (list: readonly SlipBet[]) =>
    sumAmounts(list.map((bet) => betFigures(bet, rules).potentialWin))
  return { before: winOf(placed.map(asAgreed)), after: winOf(placed.map(asOffered)) }
}

function asAgreed(bet: SlipBet): SlipBet {
  return {
    ...bet,
    selections: bet.selections.map((leg) => ({ ...leg, odds: leg.acceptedOdds })),
  }
}

/** The book's joint price of now, unless the player asks for another one. */
function asOffered(bet: SlipBet): SlipBet {
  const { isCustomOddsProposed, customOdds, customQuote } = bet
  return { ...bet, customOdds: isCustomOddsProposed ? customOdds : (customQuote ?? customOdds) }
}
