import {
  BET_RESULT_FILTERS,
  BET_STATE_FILTERS,
  DEFAULT_BET_SORT,
  filterBets,
  sortBets,
  type BetResultFilter,
  type BetSort,
  type BetSortKey,
  type BetStateFilter,
} from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'

import type { PageSearch } from '../../addresses/page-parameters.ts'
import { toSlipPlacedBet } from '../../player/slip/receipt.ts'

export type BetListing = {
  readonly state: BetStateFilter
  readonly result: BetResultFilter
  readonly sort: BetSort
}

export const EVERYTHING: BetListing = { state: 'all', result: 'all', sort: DEFAULT_BET_SORT }

/** MYB-05 … MYB-07: the bets that a listing shows, in its order. */
export function listBets(
  bets: readonly PlacedBet[],
  { state, result, sort }: BetListing,
): readonly PlacedBet[] {
  const shown = filterBets(bets, state, result)
  const byId = new Map(shown.map((bet) => [bet.id, bet]))
  return sortBets(shown.map(toSlipPlacedBet), sort).flatMap(({ id }) => byId.get(id) ?? [])
}

export const SORT_OPTIONS = [
  'created_at_desc',
  'created_at_asc',
  'start_time_asc',
  'start_time_desc',
  'bets_count_desc',
  'bets_count_asc',
  'stake_desc',
  'stake_asc',
  'win_amount_desc',
  'win_amount_asc',
] as const satisfies readonly `${BetSortKey}_${'asc' | 'desc'}`[]

export type SortOption = (typeof SORT_OPTIONS)[number]

export function toSortOption({ key, direction }: BetSort): SortOption {
  return `${key}_${direction}`
}

export function fromSortOption(text: string): BetSort | null {
  const option = SORT_OPTIONS.find((known) => known === text)
  if (option === undefined) return null
  const direction = option.endsWith('_asc') ? 'asc' : 'desc'
  return { key: option.slice(0, -direction.length - 1) as BetSortKey, direction }
}

/** As the address has it; what stands there by itself is left out. */
type BetSearch = { status?: string; result?: string; sort?: string }

/** What the address asks for. */
export function readListing({ status, result, sort }: PageSearch): BetListing {
  return {
    state: BET_STATE_FILTERS.find((name) => name === status) ?? EVERYTHING.state,
    result: BET_RESULT_FILTERS.find((name) => name === result) ?? EVERYTHING.result,
    sort: (typeof sort === 'string' ? fromSortOption(sort) : null) ?? EVERYTHING.sort,
  }
}

/** The address for a listing. */
export function searchOf({ state, result, sort }: BetListing): BetSearch {
  const option = toSortOption(sort)
  return {
    ...(state === EVERYTHING.state ? {} : { status: state }),
    ...(result === EVERYTHING.result ? {} : { result }),
    ...(option === toSortOption(EVERYTHING.sort) ? {} : { sort: option }),
  }
}
