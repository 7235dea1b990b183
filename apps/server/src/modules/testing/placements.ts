import type { Amount } from '@touchline/betting'
import { oddsOf } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import type { BetType, OddsAcceptMode, Placement, PlacementSelection } from '@touchline/contract'

export function leg(
  matchId: string,
  outcomeId: string,
  odds: number,
  marketId = 1,
): PlacementSelection {
  return { matchId, marketId, specifier: '', outcomeId, odds: oddsOf(odds) }
}

type Options = {
  readonly type?: BetType
  readonly acceptMode?: OddsAcceptMode
  readonly currency?: string
  readonly systemId?: string
  readonly isVip?: true
  readonly customOdds?: number
}

export function single(
  selection: PlacementSelection,
  stake: Amount,
  options: Options = {},
): Placement {
  return combo([selection], stake, { type: 'single', ...options })
}

export function combo(
  selections: PlacementSelection[],
  stake: Amount,
  { type = 'combo', acceptMode = 'none', currency = 'EUR', ...options }: Options = {},
): Placement {
  return {
    meta: { quick: false, type, reference: randomUUID(), acceptMode },
    bets: [
      {
        stake: { value: stake, currency },
        selections,
        ...(options.systemId === undefined ? {} : { systemId: options.systemId }),
        ...(options.isVip && { isVip: options.isVip }),
        ...(options.customOdds === undefined ? {} : { customOdds: oddsOf(options.customOdds) }),
      },
    ],
  }
}
