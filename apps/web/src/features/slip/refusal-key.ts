import { BET_ERROR } from '@touchline/contract'

/** PLACE-13 … PLACE-15: the text of a code that came without words. */
export function refusalKey(code: number | null) {
  switch (code) {
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
