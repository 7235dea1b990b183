import type { BetTerms } from '../bets/bet-terms.ts'
import type { BetType } from '../bets/bet-type.ts'
import { automaticBonus } from '../bets/automatic-bonus.ts'
import type { BonusSubject } from '../bets/bonus-conditions.ts'
import { activeRangeIndex, bonusMismatch } from '../bets/bonus-conditions.ts'
import type { AvailableBonuses, SlipBonus } from '../bets/bonus.ts'
import { NO_BONUSES } from '../bets/bonus.ts'
import { withinLimits } from '../bets/max-stake.ts'
import { stakeForWin } from '../bets/potential-win.ts'
import type { SystemType } from '../bets/system-type.ts'
import { lineCount } from '../bets/system-type.ts'
import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT } from '../money/amount.ts'
import { isOddsChangeFlagged, jointPriceMode } from '../odds/accept-mode.ts'
import type { Odds } from '../odds/odds.ts'
import { isOdds } from '../odds/odds.ts'
import type { SlipSelection } from './selection.ts'
import type { SlipRules } from './slip-rules.ts'

export const STAKE_SOURCES = ['recommended_stake', 'potential_win', 'sharing'] as const

/** Where a stake came from; null on the bet when it was typed by hand. */
export type StakeSource = (typeof STAKE_SOURCES)[number]

export type SlipBet = {
  readonly betType: BetType
  readonly selections: readonly SlipSelection[]
  /** Smallest units; 0 means none yet. */
  readonly stake: Amount
  readonly currency: string
  readonly subunits: number
  readonly stakeSource: StakeSource | null
  /** The win the player asked for, while the stake follows from it. */
  readonly desiredWin: Amount | null
  readonly systemType: SystemType | null
  /** Ids of the legs that stand in every line of a system. */
  readonly bankers: readonly string[]
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
  readonly freebetStake: Amount | null
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
    stake: NO_AMOUNT,
    currency,
    subunits,
    stakeSource: null,
    desiredWin: null,
    systemType: null,
    bankers: [],
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

/**
 * What tells the bets of one slip apart: a single by its selection, a custom bet by its match, a
 * system by its type.
 */
export function betKey({ betType, selections: [first], systemType }: SlipBet): string {
  switch (betType) {
    case 'single':
      return first?.id ?? betType
    case 'custom_bet':
      return `${betType}:${first?.matchId ?? ''}`
    case 'system':
      return `${betType}:${systemType?.id ?? ''}`
    case 'combo':
      return betType
  }
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

/** The system with the places of its bankers, as many as leave the others something to combine. */
export function slipSystem({ systemType, selections, bankers }: SlipBet): SystemType | null {
  if (systemType === null || bankers.length === 0) return systemType
  const places = selections.flatMap(({ id }, place) => (bankers.includes(id) ? [place] : []))
  return { ...systemType, bankers: places.slice(0, systemType.winCount - 1) }
}

/** The bet as bonus conditions look at it. */
export function bonusSubject(bet: SlipBet): BonusSubject {
  return { ...bet, system: slipSystem(bet) }
}

/** Number of lines that the stake is split over. */
export function linesOf(bet: SlipBet): bigint {
  const system = slipSystem(bet)
  return system === null ? 1n : lineCount(system)
}

/** Puts a leg of a system into every line, or takes it out; the same bet where that cannot be. */
export function toggleBanker(bet: SlipBet, selectionId: string): SlipBet {
  const { systemType, selections } = bet
  if (systemType === null || !selections.some(({ id }) => id === selectionId)) return bet
  const present = bet.bankers.filter((id) => selections.some((leg) => leg.id === id))
  const others = present.filter((id) => id !== selectionId)
  const isTaken = others.length === present.length
  if (isTaken && present.length >= systemType.winCount - 1) return bet
  const bankers = isTaken ? [...present, selectionId] : others
  // What the lines pay on average is another, and with it which bonus fits.
  return refreshBonus({ ...forgetDesiredWin(bet), bankers })
}

function termsOf(bet: SlipBet): BetTerms {
  return {
    betType: bet.betType,
    stake: bet.stake,
    legs: bet.selections,
    systemType: slipSystem(bet),
    customOdds: bet.customOdds,
    bonusOdds: bet.bonusOdds,
    freebetMode: bet.bonus?.type === 'freebet' ? bet.bonus.mode : null,
  }
}

/** A stake that the player chose; the same bet when nothing differs or a freebet fixes the stake. */
export function withStake(bet: SlipBet, stake: Amount, stakeSource: StakeSource | null): SlipBet {
  if (isFreebet(bet) || stake < 0n) return bet
  const same = bet.stake === stake && bet.stakeSource === stakeSource && bet.desiredWin === null
  return same ? bet : { ...bet, stake, stakeSource, desiredWin: null }
}

/** The stake that the wanted win needs, kept in step with the price from now on. */
export function withDesiredWin(bet: SlipBet, amount: Amount, rules: SlipRules): SlipBet {
  if (isFreebet(bet) || amount < 0n || bet.desiredWin === amount) return bet
  return rescaleStake({ ...bet, stakeSource: 'potential_win', desiredWin: amount }, rules)
}

/** What follows from a bet's legs and prices: its bonus, and a stake that came from a wanted win. */
export function refreshBet(bet: SlipBet, rules: SlipRules): SlipBet {
  return rescaleStake(refreshBonus(bet), rules)
}

/** After a change of legs the stake stands as it is: the wanted win was for other legs. */
export function forgetDesiredWin(bet: SlipBet): SlipBet {
  return bet.desiredWin === null ? bet : { ...bet, desiredWin: null, stakeSource: null }
}

/** A stake in another currency starts from nothing. */
export function withCurrency(bet: SlipBet, currency: string, subunits: number): SlipBet {
  const changed = refreshBonus({ ...bet, currency, subunits, stake: NO_AMOUNT, desiredWin: null })
  return { ...changed, stakeSource: 'sharing' }
}

function rescaleStake(bet: SlipBet, rules: SlipRules): SlipBet {
  const unpriced = bet.betType === 'custom_bet' && bet.customOdds === null
  if (bet.desiredWin === null || unpriced) return bet
  const stake = stakeForWin(bet.desiredWin, slipBetTerms(bet, rules), rules.systemMaxWinFactor)
  return stake === bet.stake ? bet : { ...bet, stake }
}

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

/** Sets a bonus that applies to the bet; a freebet brings its own stake. Otherwise the same bet. */
export function setBonus(bet: SlipBet, bonus: SlipBonus): SlipBet {
  if (bonusMismatch(bonus, bonusSubject(bet)) !== null) return bet
  const base = bet.bonus?.type === 'freebet' ? withoutFreebet(bet) : bet
  if (bonus.type !== 'freebet') return withBonus(base, bonus)
  return {
    ...withBonus(base, bonus),
    stake: bonus.freebetStake,
    freebetStake: bonus.freebetStake,
    stakeSource: null,
    desiredWin: null,
  }
}

/** Takes the bonus off; without its freebet a bet has no stake. */
export function removeBonus(bet: SlipBet): SlipBet {
  if (bet.bonus === null) return bet
  return bet.bonus.type === 'freebet'
    ? refreshBonus(withoutFreebet(bet))
    : { ...bet, bonus: null, bonusOdds: null }
}

/** Takes in what is available for the bet and chooses: hunting, tournament, then combo boost. */
export function bonusesLoaded(bet: SlipBet, availableBonuses: AvailableBonuses): SlipBet {
  const loaded = { ...bet, availableBonuses }
  const { bonus } = bet
  if (bonus?.type !== 'freebet') return chooseBonus(loaded)
  const listed = availableBonuses.freebet.find(({ id }) => id === bonus.id)
  if (listed === undefined) return chooseBonus(withoutFreebet(loaded))
  // A boost has made it worth more.
  return listed.freebetStake === bonus.freebetStake ? loaded : setBonus(loaded, listed)
}

/** Holds the bonus against the bet as it is now; the same bet when nothing differs. */
function refreshBonus(bet: SlipBet): SlipBet {
  const { bonus } = bet
  const fits = bonus !== null && bonusMismatch(bonus, bonusSubject(bet)) === null
  if (fits) return withBonus(bet, bonus)
  return chooseBonus(bonus?.type === 'freebet' ? withoutFreebet(bet) : bet)
}

function chooseBonus(bet: SlipBet): SlipBet {
  return withBonus(bet, automaticBonus(bet.availableBonuses, bonusSubject(bet)))
}

function withBonus(bet: SlipBet, bonus: SlipBonus | null): SlipBet {
  const index = bonus?.type === 'comboboost' ? activeRangeIndex(bonus, bet.selections) : null
  const range = bonus?.type === 'comboboost' && index !== null ? bonus.ranges[index] : undefined
  const bonusOdds = range?.bonusOdds ?? null
  return bet.bonus === bonus && bet.bonusOdds === bonusOdds ? bet : { ...bet, bonus, bonusOdds }
}

function withoutFreebet(bet: SlipBet): SlipBet {
  return {
    ...bet,
    bonus: null,
    bonusOdds: null,
    freebetStake: null,
    stake: NO_AMOUNT,
    stakeSource: null,
    desiredWin: null,
  }
}
