import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import { legConflicts } from './composition.ts'
import type { SlipBet } from './slip-bet.ts'
import { linesOf } from './slip-bet.ts'

/** What the field calls every multiple of so many legs, and the same with their singles. */
const NAMES = [
  { legs: 3, multiples: 'trixie', all: 'patent' },
  { legs: 4, multiples: 'yankee', all: 'lucky15' },
  { legs: 5, multiples: 'canadian', all: 'lucky31' },
  { legs: 6, multiples: 'heinz', all: 'lucky63' },
  { legs: 7, multiples: 'superHeinz', all: null },
  { legs: 8, multiples: 'goliath', all: null },
] as const

export type FullCoverName =
  | (typeof NAMES)[number]['multiples']
  | Exclude<(typeof NAMES)[number]['all'], null>

/** Several bets over the same legs that are staked together, each line with the same. */
export type FullCover = {
  readonly name: FullCoverName
  readonly bets: readonly SlipBet[]
  readonly lines: bigint
}

/**
 * The full covers by name that the bets on offer make, the one without singles first. None where a
 * system is missing or has bankers, or where the legs do not go together.
 */
export function fullCovers(offered: readonly SlipBet[]): readonly FullCover[] {
  const combo = offered.find(({ betType }) => betType === 'combo')
  const names = NAMES.find(({ legs }) => legs === combo?.selections.length)
  if (combo === undefined || names === undefined || legConflicts(combo).length > 0) return []
  const singles = offered.filter(({ betType }) => betType === 'single')
  const systems = offered.filter(({ betType }) => betType === 'system')
  const multiples = [...systems, combo]
  const lines = linesOfAll(multiples)
  const combinations = 2n ** BigInt(names.legs) - 1n
  if (lines !== combinations - BigInt(names.legs)) return []
  const cover = { name: names.multiples, bets: multiples, lines }
  if (names.all === null || singles.length !== names.legs) return [cover]
  return [cover, { name: names.all, bets: [...singles, ...multiples], lines: combinations }]
}

/** The cover that is staked: of two the one with more bets. */
export function stakedCover(covers: readonly FullCover[]): FullCover | null {
  return covers.findLast(({ bets }) => (commonLineStake(bets) ?? 0n) > 0n) ?? null
}

/** The stake of a bet that has so much on each of its lines. */
export function stakeOfLines(bet: SlipBet, lineStake: Amount): Amount {
  return amountOf(lineStake * linesOf(bet))
}

/** What the bets have on each of their lines; null where they differ. */
export function commonLineStake([first, ...others]: readonly SlipBet[]): Amount | null {
  if (first === undefined) return null
  const lines = linesOf(first)
  const stake = amountOf(first.stake / lines)
  const isCommon = [first, ...others].every((bet) => bet.stake === stakeOfLines(bet, stake))
  return isCommon ? stake : null
}

function linesOfAll(bets: readonly SlipBet[]): bigint {
  return bets.reduce((lines, bet) => lines + linesOf(bet), 0n)
}
