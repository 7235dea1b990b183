import {
  activeRangeIndex,
  freebetOddsMismatch,
  type Amount,
  type FreebetBonus,
  type TotalOdds,
  type Odds,
  oddsOf,
} from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import type { BetProblem } from '../../../http/problem.ts'
import { findCurrency } from '../../../settings/currencies.ts'
import { betFigures, betTerms, storedBoost, storedSystem } from '../bet-figures.ts'
import type { StoredBet } from '../bet-repository.ts'
import { takenOdds } from '../custom/check-custom-odds.ts'
import type { CustomPrice } from '../custom/custom-pricer.ts'
import { checkLeg } from '../placement/check-leg.ts'
import { findLeg } from '../placement/find-leg.ts'

export type Acceptance =
  | {
      readonly accepted: true
      /** Prices of this moment, which the player's accept mode allows. */
      readonly legOdds: readonly Odds[]
      readonly odds: TotalOdds
      readonly potentialWin: Amount
      /** The boost that its legs have at these prices. */
      readonly bonusOdds: Odds | null
    }
  | {
      readonly accepted: false
      readonly reason: BetProblem
      /** Per leg the price that it was rejected for, null where that was not the reason. */
      readonly rejectedOdds: readonly (Odds | null)[]
    }

type Known = {
  /** The price of its legs together now; for a custom bet alone. */
  readonly custom?: CustomPrice | undefined
  /** What its freebet is for; for a bet of one alone. */
  readonly freebet?: Pick<FreebetBonus, 'minOdds' | 'maxOdds'> | undefined
}

/** At the end of the delay: the same checks as at the placement, against the book as it is now. */
export function decideAcceptance(
  book: Book,
  bet: StoredBet,
  now: number,
  { custom, freebet }: Known = {},
): Acceptance {
  const legs = bet.selections.map((row) =>
    findLeg(book, {
      matchId: row.match_id,
      marketId: row.market_id,
      specifier: row.specifier,
      outcomeId: row.outcome_id,
      // A cap holds from what was agreed to: small falls do not add up.
      odds: row.agreed_odds ?? row.odds,
    }),
  )
  const isCustom = bet.type === 'custom_bet'
  const check = { book, acceptMode: isCustom ? 'any' : bet.accept_mode, now } as const
  const problems = legs.map((leg) => checkLeg(leg, check))
  const reason = problems.find((problem) => problem !== null)
  if (reason !== undefined) {
    return {
      accepted: false,
      reason,
      rejectedOdds: problems.map((problem) => problem?.odds ?? null),
    }
  }
  const customOdds = isCustom ? acceptedCustomOdds(bet, custom) : null
  if (customOdds !== null && typeof customOdds !== 'number') {
    return { accepted: false, reason: customOdds, rejectedOdds: [] }
  }
  const legOdds = legs.map((leg) => leg.price?.odds ?? leg.selection.odds)
  const system = storedSystem(bet)
  const priced = { betType: bet.type, customOdds, system, selections: legOdds.map(pricedAt) }
  if (freebet !== undefined && freebetOddsMismatch(freebet, priced) !== null) {
    const rejectedOdds = bet.selections.map(({ odds }, index) => {
      const current = legOdds[index] ?? odds
      return current === odds || isCustom ? null : current
    })
    return { accepted: false, reason: FREEBET_ODDS, rejectedOdds }
  }
  const terms = betTerms({
    type: bet.type,
    stake: bet.stake,
    odds: legOdds,
    systemType: system,
    customOdds,
    bonusOdds: boostOf(bet, legOdds),
    freebetMode: bet.freebet_mode,
  })
  const figures = betFigures({ ...terms, maxPayout: greatestPayout(bet) })
  return { accepted: true, legOdds, bonusOdds: terms.bonusOdds, ...figures }
}

const pricedAt = (odds: Odds) => ({ odds })

const FREEBET_ODDS: BetProblem = {
  code: BET_ERROR.invalidOdds,
  messageKey: 'error.place_bets.freebet_odds',
}

/**
 * A trader has agreed to what was asked for, and to nothing that a better price would bring. Nor does
 * anything more than was agreed come of a currency that is offered no more.
 */
function greatestPayout({ currency, is_vip: isVip, potential_win: agreed }: StoredBet) {
  const most = findCurrency(currency)?.maxPayout ?? agreed
  return isVip && agreed > most ? agreed : most
}

function boostOf(bet: StoredBet, legOdds: readonly Odds[]): Odds | null {
  const { comboBoost } = storedBoost(bet)
  if (comboBoost === undefined) return bet.bonus_odds
  const legs = bet.selections.map((row, index) => ({
    odds: legOdds[index] ?? row.odds,
    matchId: row.match_id,
  }))
  const index = activeRangeIndex(comboBoost, legs)
  return index === null ? null : (comboBoost.ranges[index]?.bonusOdds ?? null)
}

/** The price that the bet asked for, or a better one; the reason where the book takes neither. */
function acceptedCustomOdds(bet: StoredBet, custom: CustomPrice | undefined): Odds | BetProblem {
  if (custom?.kind === 'refused') {
    const [first] = custom.problems.values()
    if (first !== undefined) return first
  }
  const taken = custom?.kind === 'quote' ? takenOdds(oddsOf(Number(bet.odds)), custom) : null
  return (
    taken ?? {
      code: BET_ERROR.invalidCustomOdds,
      messageKey: 'error.place_bets.invalid_odds_custom_bet',
    }
  )
}
