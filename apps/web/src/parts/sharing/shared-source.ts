import {
  slipSystem,
  totalOdds,
  type BetType,
  type Odds,
  type SlipBet,
  type SystemType,
  type Amount,
  type TotalOdds,
  NO_AMOUNT,
} from '@touchline/betting'
import type { PlacedBet, SharedBet } from '@touchline/contract'

import type { DetailsById } from '../../player/slip/stored-details.ts'

/** What a player may hand on: the bets of the slip, or placed ones. */
export type SharedSource =
  | { readonly kind: 'slip'; readonly bets: readonly SlipBet[]; readonly details: DetailsById }
  | { readonly kind: 'placed'; readonly bets: readonly PlacedBet[] }

/** What others will see of a bet: no stake, no return. */
export type PreviewBet = {
  readonly type: BetType
  /** Winning and total count of a system. */
  readonly system: { readonly winCount: number; readonly totalCount: number } | null
  /** Thousandths; null where the bet has no one price. */
  readonly odds: Odds | TotalOdds | null
  readonly legs: readonly PreviewLeg[]
}

export type PreviewLeg = {
  readonly id: string
  readonly outcome: string
  readonly market: string
  readonly match: string
  readonly odds: Odds
}

/** SHARE-02: the bets as the call takes them. Without the stake it is 0. */
export function sharedBetsOf(source: SharedSource, withStake: boolean): SharedBet[] {
  const stakeOf = (bet: { stake: Amount; currency: string }) => ({
    value: withStake ? bet.stake : NO_AMOUNT,
    currency: bet.currency,
  })
  if (source.kind === 'placed') {
    return source.bets.map((bet) => ({
      type: bet.type,
      stake: stakeOf(bet),
      selections: bet.selections.map((leg) => ({
        matchId: leg.match.id,
        marketId: leg.market.id,
        specifier: leg.specifier,
        outcomeId: leg.outcome.id,
        odds: leg.odds,
      })),
      ...systemOf(bet.systemType),
    }))
  }
  return source.bets.map((bet) => ({
    type: bet.betType,
    stake: stakeOf(bet),
    selections: bet.selections.map(({ matchId, marketId, specifier, outcomeId, odds }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
      odds,
    })),
    ...systemOf(slipSystem(bet)),
    ...(bet.isCustomOddsProposed && bet.customOdds !== null ? { customOdds: bet.customOdds } : {}),
  }))
}

function systemOf(system: SystemType | null) {
  if (system === null) return {}
  const { id, bankers } = system
  return { systemId: id, ...(bankers === undefined ? {} : { bankers: [...bankers] }) }
}

export function previewOf(source: SharedSource): PreviewBet[] {
  if (source.kind === 'placed') return source.bets.map(previewOfPlaced)
  return source.bets.map((bet) => ({
    type: bet.betType,
    system: bet.systemType,
    odds: slipOdds(bet),
    legs: bet.selections.flatMap(({ id, odds }) => {
      const known = source.details[id]
      if (known === undefined) return []
      const { outcomeName: outcome, marketName: market, home, away } = known
      return [{ id, outcome, market, match: `${home} – ${away}`, odds }]
    }),
  }))
}

/** Whether the source has a stake that could be handed on. */
export function hasStake(source: SharedSource): boolean {
  return source.bets.some(({ stake }) => stake > 0n)
}

function previewOfPlaced(bet: PlacedBet): PreviewBet {
  return {
    type: bet.type,
    system: bet.systemType,
    odds: bet.systemType === null ? bet.odds : null,
    legs: bet.selections.map((leg) => ({
      id: leg.id,
      outcome: leg.outcome.name,
      market: leg.market.name,
      match: leg.match.name,
      odds: leg.odds,
    })),
  }
}

function slipOdds(bet: SlipBet): Odds | TotalOdds | null {
  switch (bet.betType) {
    case 'system':
      return null
    case 'custom_bet':
      return bet.customOdds
    default:
      return totalOdds(bet.selections.map(({ odds }) => odds))
  }
}
