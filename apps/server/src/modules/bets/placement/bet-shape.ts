import { areBankers, defaultSystemTypes, MAX_SELECTIONS } from '@touchline/betting'
import type { SystemType } from '@touchline/betting'
import type { BetType, PlacementBet } from '@touchline/contract'
import { Problem } from '../../../http/problem.ts'

const systemTypes = new Map(defaultSystemTypes().map((type) => [type.id, type]))

/**
 * Checks that the number of selections fits the type of the bet.
 * @returns the system type, null for every other type of bet
 * @throws Problem 422
 */
export function checkShape(type: BetType, bet: PlacementBet): SystemType | null {
  const count = bet.selections.length
  if (count > MAX_SELECTIONS) {
    throw new Problem(422, 'error.place_bets.too_many_selections', {
      params: { limit: MAX_SELECTIONS },
    })
  }
  if (bet.customOdds !== undefined && type !== 'custom_bet') {
    throw new Problem(422, 'error.place_bets.custom_odds_not_custom')
  }
  if (bet.bankers !== undefined && type !== 'system') {
    throw new Problem(422, 'error.place_bets.wrong_type')
  }
  switch (type) {
    case 'single':
      return requireShape(count === 1)
    case 'combo':
      return requireShape(count > 1)
    case 'system':
      return requireSystem(bet.systemId, count, bet.bankers)
    case 'custom_bet':
      return requireShape(count > 1)
  }
}

/** In a placement of several kinds each bet says by itself what it is. */
export function ordinaryType({
  systemId,
  selections,
}: Pick<PlacementBet, 'systemId' | 'selections'>): BetType {
  if (systemId !== undefined) return 'system'
  return selections.length === 1 ? 'single' : 'combo'
}

function requireShape(fits: boolean): null {
  if (!fits) throw new Problem(422, 'error.place_bets.wrong_type')
  return null
}

/**
 * @param id `winCount/totalCount`, as the system settings list them
 * @param bankers places of the legs that stand in every line
 */
export function requireSystem(
  id: string | undefined,
  selections: number,
  bankers: readonly number[] = [],
): SystemType {
  const type = systemTypes.get(id ?? '')
  if (type === undefined || type.totalCount !== selections) {
    throw new Problem(422, 'error.place_bets.system_unknown')
  }
  if (bankers.length === 0) return type
  const system = { ...type, bankers: bankers.toSorted((a, b) => a - b) }
  if (!areBankers(system)) throw new Problem(422, 'error.place_bets.wrong_type')
  return system
}
