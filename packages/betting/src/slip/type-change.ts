import type { BetType } from '../bets/bet-type.ts'
import { isBettable } from '../bets/match-status.ts'
import type { SystemType } from '../bets/system-type.ts'
import { systemTypesFor } from '../bets/system-type.ts'
import { NO_AMOUNT } from '../money/amount.ts'
import {
  allowsMultiSingle,
  ordinaryBets,
  ordinaryLegs,
  replaceOrdinary,
  reshape,
} from './composition.ts'
import type { SlipSelection } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, createBet, forgetDesiredWin, isFreebet, refreshBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

type Bets = readonly SlipBet[]

/** Why a type cannot be chosen. `unchanged`: the slip has it already. */
export type TypeRefusal =
  | 'unchanged'
  | 'custom_bet'
  | 'too_few_selections'
  | 'no_multi_single'
  | 'no_system_of_this_size'
  | 'no_custom_bet'

/** What keeps the bets from taking another type; null where choosing it would change them. */
export function typeRefusal(bets: Bets, betType: BetType, rules: SlipRules): TypeRefusal | null {
  const present = ordinaryBets(bets)
  const selections = ordinaryLegs(bets)
  const first = present[0]
  if (first === undefined) return bets.length === 0 ? 'too_few_selections' : 'custom_bet'
  if (present.every((bet) => bet.betType === betType)) return 'unchanged'
  if (selections.length < 2) return 'too_few_selections'
  switch (betType) {
    case 'single':
      return allowsMultiSingle(selections, rules) ? null : 'no_multi_single'
    case 'combo':
      return null
    case 'system': {
      const isOffered = systemTypesFor(selections.length, rules.systemTypes).length > 0
      return isOffered ? null : 'no_system_of_this_size'
    }
    case 'custom_bet':
      return canBuildCustom(bets, selections, rules) ? null : 'no_custom_bet'
  }
}

/** The bets in another type with the first bet's stake; the same list when that is refused. */
export function setBetType(bets: Bets, betType: BetType, rules: SlipRules): Bets {
  const present = ordinaryBets(bets)
  const selections = ordinaryLegs(bets)
  const first = present[0]
  if (first === undefined || typeRefusal(bets, betType, rules) !== null) return bets
  switch (betType) {
    case 'single':
      return replaceOrdinary(bets, split(present, first, selections, rules))
    case 'combo': {
      const base = present.find((bet) => bet.betType === 'combo') ?? first
      return replaceOrdinary(bets, [
        reshape({ ...base, betType: 'combo', systemType: null }, selections, rules),
      ])
    }
    case 'system': {
      const fitting = systemTypesFor(selections.length, rules.systemTypes)[0]
      return fitting === undefined ? bets : setSystemType(bets, fitting, rules)
    }
    case 'custom_bet':
      return replaceWithCustom(bets, first, selections, rules)
  }
}

/** One bet of all selections in the given system; the same list when it does not fit. */
export function setSystemType(bets: Bets, systemType: SystemType, rules: SlipRules): Bets {
  const present = ordinaryBets(bets)
  const selections = ordinaryLegs(bets)
  const first = present[0]
  const known = systemTypesFor(selections.length, rules.systemTypes).find(
    ({ id }) => id === systemType.id,
  )
  if (first === undefined || known === undefined || selections.length < 2) return bets
  if (present.length === 1 && first.systemType?.id === known.id) return bets
  const held = present.find((other) => other.systemType?.id === known.id)
  if (held !== undefined) return replaceOrdinary(bets, [held])
  const bet: SlipBet = {
    ...forgetDesiredWin(first),
    selections,
    betType: 'system',
    systemType: known,
    bankers: [],
  }
  return replaceOrdinary(bets, [refreshBet(bet, rules)])
}

/** A freebet can be used once, so it stays with the first single and the others have no stake. */
function split(
  present: Bets,
  first: SlipBet,
  selections: readonly SlipSelection[],
  rules: SlipRules,
): Bets {
  const base = forgetDesiredWin(first)
  const singles = new Map(present.map((bet) => [betKey(bet), bet]))
  return selections.map((selection, index) => {
    const held = singles.get(selection.id)
    if (held !== undefined) return held
    const legs = [selection]
    if (index === 0) {
      return refreshBet(
        { ...base, betType: 'single', systemType: null, bankers: [], selections: legs },
        rules,
      )
    }
    const stake = isFreebet(first) ? NO_AMOUNT : first.stake
    return { ...createBet('single', legs, first), stake, stakeSource: base.stakeSource }
  })
}

function canBuildCustom(
  bets: Bets,
  selections: readonly SlipSelection[],
  rules: SlipRules,
): boolean {
  const matchId = selections[0]?.matchId
  const isTaken = bets.some(
    (bet) => bet.betType === 'custom_bet' && bet.selections[0]?.matchId === matchId,
  )
  return (
    rules.customBetEnabled &&
    !isTaken &&
    selections.every(
      (selection) => selection.matchId === matchId && isBettable(selection.matchStatus),
    )
  )
}

function replaceWithCustom(
  bets: Bets,
  first: SlipBet,
  selections: readonly SlipSelection[],
  rules: SlipRules,
): Bets {
  const bet: SlipBet = { ...first, betType: 'custom_bet', systemType: null, bankers: [] }
  return replaceOrdinary(bets, [reshape(bet, selections, rules)])
}
