import { BET_ERROR } from '@touchline/contract'

import type { SlipFailure } from '../../player/slip/state.ts'

/** PLACE-13 … PLACE-15: the text of a failure that came without words. */
export function refusalKey({ code, isOpen = false }: Pick<SlipFailure, 'code' | 'isOpen'>) {
  if (isOpen) return 'notKnown'
  switch (code) {
    case null:
      return 'failed'
    case BET_ERROR.invalidOdds:
      return 'invalidOdds'
    case BET_ERROR.invalidCustomOdds:
      return 'invalidOddsCustomBet'
    case BET_ERROR.municipalityNotFound:
      return 'municipalityNotFound'
    case BET_ERROR.placementClosed:
      return 'notInTime'
    default:
      return 'default'
  }
}
