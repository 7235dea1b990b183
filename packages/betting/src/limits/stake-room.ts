import { addAmounts, NO_AMOUNT, subtractAmounts, type Amount } from '../money/amount.ts'
import { tightest, type LimitType, type UsedLimit, type Worth } from './limits.ts'

/** The limit that leaves the least, and what it leaves, in the currency of the stake. */
export type Room = { readonly limit: UsedLimit; readonly left: Amount }

/** What a player's own limits leave for stakes; null where none of that kind holds. */
export type StakeRoom = {
  /** For all stakes together. */
  readonly total: Room | null
  /** For each bet. */
  readonly each: Room | null
}

export const ENDLESS_ROOM: StakeRoom = { total: null, each: null }

/** @param worth as `tightest` takes it */
export function stakeRoom(limits: readonly UsedLimit[], now: number, worth: Worth): StakeRoom {
  const room = (types: readonly LimitType[]) => tightest(limits, types, now, worth)
  return { total: room(['loss', 'wager']), each: room(['bet']) }
}

/** The most that one bet can have where the others take so much; null for as much as one likes. */
export function roomFor({ total, each }: StakeRoom, others: Amount): Amount | null {
  const rest =
    total === null ? null : total.left > others ? subtractAmounts(total.left, others) : NO_AMOUNT
  if (rest === null || each === null) return rest ?? each?.left ?? null
  return rest < each.left ? rest : each.left
}

/** Half of what is left, or more, is worth a word before the press. */
export function isNearLimit({ left }: Room, amount: Amount): boolean {
  return left === 0n || (amount > 0n && addAmounts(amount, amount) >= left)
}
