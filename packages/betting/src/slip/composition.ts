import type { SystemType } from '../bets/system-type.ts'
import { systemTypesFor } from '../bets/system-type.ts'
import { isMatchOfSeason } from './event-span.ts'
import type { SlipSelection } from './selection.ts'
import { isSameMarket } from './selection-id.ts'
import type { BetCurrency, SlipBet } from './slip-bet.ts'
import { betKey, createBet, forgetDesiredWin, refreshBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

type Bets = readonly SlipBet[]

/**
 * The bets that are not custom bets: singles, a combo and systems. A combo and a system, multiples,
 * hold every leg there is; without one each leg is a single.
 */
export function ordinaryBets(bets: Bets): Bets {
  return bets.filter((bet) => bet.betType !== 'custom_bet')
}

function isMultiple({ betType }: SlipBet): boolean {
  return betType === 'combo' || betType === 'system'
}

/** The legs of the ordinary bets, each once. */
export function ordinaryLegs(bets: Bets): readonly SlipSelection[] {
  const legs = ordinaryBets(bets).flatMap((bet) => bet.selections)
  return [...new Map(legs.map((leg) => [leg.id, leg])).values()]
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

/**
 * Every bet that the ordinary legs can stand in, as the slip lists them: singles, the combo, the
 * systems. What the slip holds of them as it is, the others without a stake.
 */
export function offeredBets(bets: Bets, currency: BetCurrency, rules: SlipRules): Bets {
  const present = ordinaryBets(bets)
  const legs = ordinaryLegs(bets)
  const held = new Map(present.map((bet) => [betKey(bet), bet]))
  const areSingle = legs.length === 1 || allowsMultiSingle(legs, rules)
  const singles = areSingle
    ? legs.map((leg) => createBet('single', [leg], currency))
    : present.filter((bet) => !isMultiple(bet))
  const combos = legs.length > 1 ? [createBet('combo', legs, currency)] : []
  const systems = systemTypesFor(legs.length, rules.systemTypes).map((systemType) => ({
    ...createBet('system', legs, currency),
    systemType,
  }))
  const offered = [...singles, ...combos, ...systems]
  const keys = new Set(offered.map(betKey))
  return [
    ...offered.map((bet) => held.get(betKey(bet)) ?? bet),
    ...present.filter((bet) => !keys.has(betKey(bet))),
  ]
}

/** The bets with one more of those on offer; the same list where it is there, or not on offer. */
export function withOffered(
  bets: Bets,
  key: string,
  currency: BetCurrency,
  rules: SlipRules,
): Bets {
  const held = new Set(bets.map(betKey))
  if (held.has(key)) return bets
  const offered = offeredBets(bets, currency, rules)
  if (!offered.some((bet) => betKey(bet) === key)) return bets
  return replaceOrdinary(
    bets,
    offered.filter((bet) => held.has(betKey(bet)) || betKey(bet) === key),
  )
}

/** Of each bet one, that with a stake, and no multiple without one whose legs are all singles. */
export function tidy(bets: Bets): Bets {
  const byKey = new Map<string, SlipBet>()
  for (const bet of bets) {
    const key = betKey(bet)
    const present = byKey.get(key)
    if (present === undefined || (!isStaked(present) && isStaked(bet))) byKey.set(key, bet)
  }
  const distinct = [...byKey.values()]
  const kept = distinct.filter(
    (bet) => !isMultiple(bet) || isStaked(bet) || !bet.selections.every((leg) => byKey.has(leg.id)),
  )
  return kept.length === bets.length ? bets : kept
}

function isStaked({ stake, desiredWin, bankers }: SlipBet): boolean {
  return stake > 0n || desiredWin !== null || bankers.length > 0
}

/** Adds a selection that the slip does not hold yet. */
export function addOrdinary(
  bets: Bets,
  selection: SlipSelection,
  currency: BetCurrency,
  rules: SlipRules,
): Bets {
  const present = ordinaryBets(bets)
  const [first] = present
  const single = createBet('single', [selection], currency)
  if (first === undefined) return replaceOrdinary(bets, [single])
  const held = ordinaryLegs(bets)
  const singles = present.filter((bet) => !isMultiple(bet))
  const multiples = present.filter(isMultiple)
  const isSingleToo =
    singles.length === held.length && allowsMultiSingle([...held, selection], rules)
  if (multiples.length === 0) {
    if (isSingleToo) return replaceOrdinary(bets, [...present, single])
    return replaceOrdinary(bets, [reshape(first, putInMarket(held, selection), rules)])
  }
  const legs = putInMarket(held, selection)
  const isReplacing = legs.length === held.length
  const kept = singles.map((bet) => ({ ...bet, selections: putInPlace(bet.selections, selection) }))
  const next = [...kept, ...(isSingleToo && !isReplacing ? [single] : [])]
  const wider = multiples.map((bet) => reshape(bet, legs, rules))
  return replaceOrdinary(bets, tidy([...next, ...wider]))
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
  return tidy(
    bets.flatMap((bet) => {
      const kept = bet.selections.filter((selection) => !isDropped(selection))
      if (kept.length === bet.selections.length) return [bet]
      return kept.length === 0 ? [] : [reshape(bet, kept, rules)]
    }),
  )
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
  const bankers = bet.bankers.filter((banker) => selections.some(({ id }) => id === banker))
  const base = { ...forgetDesiredWin(bet), selections, bankers }
  if (bet.betType === 'custom_bet') return refreshBet(withoutCustomPrice(base), rules)
  if (selections.length === 1) {
    return refreshBet({ ...base, betType: 'single', systemType: null, bankers: [] }, rules)
  }
  const systemType =
    bet.betType === 'system' && bet.systemType !== null
      ? fittingSystemType(selections.length, bet.systemType.winCount, rules.systemTypes)
      : null
  const betType = systemType === null ? 'combo' : 'system'
  const held = bankers.slice(0, (systemType?.winCount ?? 1) - 1)
  return refreshBet({ ...base, betType, systemType, bankers: held }, rules)
}

function putInMarket(
  selections: readonly SlipSelection[],
  selection: SlipSelection,
): readonly SlipSelection[] {
  const index = selections.findIndex((held) => isSameMarket(held, selection))
  return index < 0 ? [...selections, selection] : selections.with(index, selection)
}

/** Only in the place of a leg of its market. */
function putInPlace(
  selections: readonly SlipSelection[],
  selection: SlipSelection,
): readonly SlipSelection[] {
  return selections.map((held) => (isSameMarket(held, selection) ? selection : held))
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

export type LegConflict = {
  readonly kind: 'match' | 'season'
  readonly selection: SlipSelection
  readonly other: SlipSelection
}

/**
 * Legs that cannot stand together: those of one match, which only a custom bet takes, each with the
 * first of them; and a match beside the end of its season.
 */
export function legConflicts({ betType, selections }: SlipBet): readonly LegConflict[] {
  if (betType === 'custom_bet') return []
  return selections.flatMap((selection, index) => {
    const earlier = selections.slice(0, index)
    return [...matchConflict(selection, earlier), ...seasonConflicts(selection, earlier)]
  })
}

function matchConflict(selection: SlipSelection, earlier: readonly SlipSelection[]): LegConflict[] {
  const other = earlier.find(({ matchId }) => matchId === selection.matchId)
  return other === undefined ? [] : [{ kind: 'match', selection, other }]
}

function seasonConflicts(
  selection: SlipSelection,
  earlier: readonly SlipSelection[],
): LegConflict[] {
  return earlier
    .filter((other) => decides(selection, other) || decides(other, selection))
    .map((other) => ({ kind: 'season', selection, other }))
}

function decides(match: SlipSelection, season: SlipSelection): boolean {
  if (match.type !== 'match' || season.type === 'match') return false
  return match.span !== null && season.span !== null && isMatchOfSeason(match.span, season.span)
}
