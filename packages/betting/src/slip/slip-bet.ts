import type { BetTerms } from '../bets/bet-terms.ts'
import type { BetType } from '../bets/bet-type.ts'
import type { AvailableBonuses, SlipBonus } from '../bets/bonus.ts'
import { NO_BONUSES } from '../bets/bonus.ts'
import { withinLimits } from '../bets/max-stake.ts'
import type { SystemType } from '../bets/system-type.ts'
import type { Odds } from '../odds/odds.ts'
import type { SlipSelection } from './selection.ts'
import type { SlipRules } from './slip-rules.ts'

export const STAKE_SOURCES = ['recommended_stake', 'potential_win', 'sharing'] as const

/** Where a stake came from; null on the bet when it was typed by hand. */
export type StakeSource = (typeof STAKE_SOURCES)[number]

export type SlipBet = {
  readonly betType: BetType
  readonly selections: readonly SlipSelection[]
  /** Smallest units; 0 means none yet. */
  readonly stake: bigint
  readonly currency: string
  readonly subunits: number
  readonly stakeSource: StakeSource | null
  /** The win the player asked for, while the stake follows from it. */
  readonly desiredWin: bigint | null
  readonly systemType: SystemType | null
  /** The price the player asks for a custom bet, null until it is known. */
  readonly customOdds: Odds | null
  /** The book's own current price for a custom bet, null until asked or after a leg moved. */
  readonly customQuote: Odds | null
  /** Whether `customOdds` is the player's own proposal rather than the quote. */
  readonly isCustomOddsProposed: boolean
  readonly bonus: SlipBonus | null
  /** Factor of the active combo boost in thousandths. */
  readonly bonusOdds: Odds | null
  readonly availableBonuses: AvailableBonuses
  /** Ids of the jackpots that the bet takes part in. */
  readonly jackpots: readonly string[]
  readonly freebetStake: bigint | null
  readonly isVip: boolean
}

export type BetCurrency = { readonly currency: string; readonly subunits: number }

/** An empty-handed bet of one type: no stake, no bonus. */
export function createBet(
  betType: BetType,
  selections: readonly SlipSelection[],
  { currency, subunits }: BetCurrency,
): SlipBet {
  return {
    betType,
    selections,
    stake: 0n,
    currency,
    subunits,
    stakeSource: null,
    desiredWin: null,
    systemType: null,
    customOdds: null,
    customQuote: null,
    isCustomOddsProposed: false,
    bonus: null,
    bonusOdds: null,
    availableBonuses: NO_BONUSES,
    jackpots: [],
    freebetStake: null,
    isVip: false,
  }
}

/** What tells the bets of one slip apart: a single by its selection, a custom bet by its match. */
export function betKey(bet: SlipBet): string {
  const first = bet.selections[0]
  if (bet.betType === 'single') return first?.id ?? 'single'
  return bet.betType === 'custom_bet' ? `custom_bet:${first?.matchId ?? ''}` : bet.betType
}

/** What a placement takes: the bets that carry a stake; all of them while none does. */
export function betsToPlace(bets: readonly SlipBet[]): readonly SlipBet[] {
  const staked = bets.filter((bet) => bet.stake > 0n)
  return staked.length > 0 ? staked : bets
}

export function isFreebet(bet: SlipBet): boolean {
  return bet.bonus?.type === 'freebet'
}

/** The bet at its current prices and within its currency's limits, as the figures need it. */
export function slipBetTerms(bet: SlipBet, { limits }: Pick<SlipRules, 'limits'>): BetTerms {
  const terms = termsOf(bet)
  return limits === null ? terms : withinLimits(terms, limits, bet.isVip)
}

function termsOf(bet: SlipBet): BetTerms {
  return {
    betType: bet.betType,
    stake: bet.stake,
    legs: bet.selections,
    systemType: bet.systemType,
    customOdds: bet.customOdds,
    bonusOdds: bet.bonusOdds,
    freebetMode: bet.bonus?.type === 'freebet' ? bet.bonus.mode : null,
  }
}
