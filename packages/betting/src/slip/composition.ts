import type { SystemType } from '../bets/system-type.ts'
import { systemTypesFor } from '../bets/system-type.ts'
import type { SlipSelection } from './selection.ts'
import { isSameMarket } from './selection.ts'
import type { BetCurrency, SlipBet } from './slip-bet.ts'
import { createBet, forgetDesiredWin, refreshBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

type Bets = readonly SlipBet[]

/** The bets that are not custom bets: singles side by side, or one combo or system. */
export function ordinaryBets(bets: Bets): Bets {
  return bets.filter((bet) => bet.betType !== 'custom_bet')
}

/** Puts other ordinary bets in the place of the present ones; custom bets stay where they are. */
export function replaceOrdinary(bets: Bets, next: Bets): Bets {
  const first = bets.findIndex((bet) => bet.betType !== 'custom_bet')
  const customs = bets.filter((bet) => bet.betType === 'custom_bet')
  return first < 0 ? [...customs, ...next] : customs.toSpliced(first, 0, ...next)
}

export function allowsMultiSingle(selections: readonly SlipSelection[], rules: SlipRules): boolean {
  return selections.every(({ provider }) => rules.multiSingleByProvider[provider] === true)
}

/** Adds a selection that the slip does not hold yet. */
export function addOrdinary(
  bets: Bets,
  selection: SlipSelection,
  currency: BetCurrency,
  rules: SlipRules,
): Bets {
  const present = ordinaryBets(bets)
  const first = present[0]
  if (first === undefined) {
    return replaceOrdinary(bets, [createBet('single', [selection], currency)])
  }
  const held = present.flatMap((bet) => bet.selections)
  if (first.betType === 'single' && allowsMultiSingle([...held, selection], rules)) {
    return replaceOrdinary(bets, [...present, createBet('single', [selection], currency)])
  }
  return replaceOrdinary(bets, [reshape(first, putInMarket(held, selection), rules)])
}

/** Adds a selection to the custom bet of its match, or starts that bet. */
export function addCustom(
  bets: Bets,
  selection: SlipSelection,
  currency: BetCurrency,
  rules: SlipRules,
): Bets {
  const index = bets.findIndex(
    (bet) => bet.betType === 'custom_bet' && bet.selections[0]?.matchId === selection.matchId,
  )
  const bet = bets[index]
  if (bet === undefined) return [...bets, createBet('custom_bet', [selection], currency)]
  return bets.with(index, reshape(bet, putInMarket(bet.selections, selection), rules))
}

/** Drops selections; bets left with none go, and the others take the type that fits. */
export function dropSelections(
  bets: Bets,
  isDropped: (selection: SlipSelection) => boolean,
  rules: SlipRules,
): Bets {
  if (!bets.some((bet) => bet.selections.some(isDropped))) return bets
  return bets.flatMap((bet) => {
    const kept = bet.selections.filter((selection) => !isDropped(selection))
    if (kept.length === bet.selections.length) return [bet]
    return kept.length === 0 ? [] : [reshape(bet, kept, rules)]
  })
}

/** Of a bet what can be bet on now, as it stands once the other legs are removed; null for nothing. */
export function bettablePart(bet: SlipBet, rules: SlipRules): SlipBet | null {
  return dropSelections([bet], ({ isSuspended }) => isSuspended, rules)[0] ?? null
}

/** A bet with other legs, of the type that their number allows; its stake stays. */
export function reshape(
  bet: SlipBet,
  selections: readonly SlipSelection[],
  rules: SlipRules,
): SlipBet {
  const base = { ...forgetDesiredWin(bet), selections }
  if (bet.betType === 'custom_bet') return refreshBet(withoutCustomPrice(base), rules)
  if (selections.length === 1) {
    return refreshBet({ ...base, betType: 'single', systemType: null }, rules)
  }
  const systemType =
    bet.betType === 'system' && bet.systemType !== null
      ? fittingSystemType(selections.length, bet.systemType.winCount, rules.systemTypes)
      : null
  const betType = systemType === null ? 'combo' : 'system'
  return refreshBet({ ...base, betType, systemType }, rules)
}

function putInMarket(
  selections: readonly SlipSelection[],
  selection: SlipSelection,
): readonly SlipSelection[] {
  const index = selections.findIndex((held) => isSameMarket(held, selection))
  return index < 0 ? [...selections, selection] : selections.with(index, selection)
}

function withoutCustomPrice(bet: SlipBet): SlipBet {
  return { ...bet, customOdds: null, customQuote: null, isCustomOddsProposed: false }
}

/**
 * The system that takes the place of another when the number of selections changed: the same win
 * count, else the largest smaller one, else the smallest there is; null when no type has this size.
 */
export function fittingSystemType(
  selectionCount: number,
  winCount: number,
  catalogue: readonly SystemType[],
): SystemType | null {
  const types = systemTypesFor(selectionCount, catalogue)
  return types.findLast((type) => type.winCount <= winCount) ?? types[0] ?? null
}

type MatchConflict = {
  readonly selection: SlipSelection
  readonly other: SlipSelection
}

/** Legs of one match that may stand together only in a custom bet: each with the first of them. */
export function matchConflicts(bet: SlipBet): readonly MatchConflict[] {
  if (bet.betType === 'custom_bet') return []
  const firstOfMatch = new Map<string, SlipSelection>()
  return bet.selections.flatMap((selection) => {
    const other = firstOfMatch.get(selection.matchId)
    if (other !== undefined) return [{ selection, other }]
    firstOfMatch.set(selection.matchId, selection)
    return []
  })
}
