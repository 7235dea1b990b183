import { combinationsCount } from '../bets/combinations.ts'
import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import type { Share } from '../racing/race-return.ts'

/** The market of a draw, whose outcomes are tickets. */
export const LOTTERY_MARKET = 920

/** What so many right numbers pay, as a multiple of the stake. */
export type LotteryPrize = { readonly matched: number; readonly multiple: number }

/** `picks` of `numbers`, from 1 on; prizes from the greatest. */
export type LotteryGame = {
  readonly code: string
  readonly numbers: number
  readonly picks: number
  readonly prizes: readonly LotteryPrize[]
}

/** How many of all tickets have so many right: exact, since each is as likely as any other. */
export function ticketsThatMatch(
  { numbers, picks }: LotteryGame,
  matched: number,
): { readonly winning: bigint; readonly all: bigint } {
  return {
    winning:
      combinationsCount(picks, matched) * combinationsCount(numbers - picks, picks - matched),
    all: combinationsCount(numbers, picks),
  }
}

export function topMultiple({ prizes }: LotteryGame): number {
  return prizes.reduce((most, { multiple }) => Math.max(most, multiple), 0)
}

/** What a ticket pays of the top prize. */
export function prizeShare(game: LotteryGame, matched: number): Share {
  const prize = game.prizes.find((one) => one.matched === matched)
  return { won: prize?.multiple ?? 0, of: topMultiple(game) }
}

/** Stakes at which the top prize is paid whole: the least one, and some multiples of it. */
export function ticketStakes(
  game: LotteryGame,
  { minStake, maxPayout }: { readonly minStake: Amount; readonly maxPayout: Amount },
): readonly Amount[] {
  return [1n, 2n, 4n, 10n]
    .map((times) => minStake * times)
    .filter((stake) => stake * BigInt(topMultiple(game)) <= maxPayout)
    .map((stake) => amountOf(stake))
}

/** Numbers of a ticket as its outcome says them: `3-7-12`, ascending. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.toSorted((x, y) => x - y).join('-')
}

/** @returns null for what is no ticket of the game, or not written as tickets are */
export function readNumbers(
  text: string,
  { numbers, picks }: LotteryGame,
): readonly number[] | null {
  const read = text.split('-').map(Number)
  const isValid =
    read.length === picks &&
    read.every((one) => Number.isInteger(one) && one >= 1 && one <= numbers) &&
    new Set(read).size === picks &&
    writeNumbers(read) === text
  return isValid ? read : null
}

export function countMatched(own: readonly number[], drawn: readonly number[]): number {
  return own.filter((one) => drawn.includes(one)).length
}
