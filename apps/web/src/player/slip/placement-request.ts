import { toPlacementBets, type OddsAcceptMode, type SlipState } from '@touchline/betting'
import type { Placement } from '@touchline/contract'

export type PlacementMeta = {
  reference: string
  deviceId: string
  acceptMode: OddsAcceptMode
  /** A bet of one tap. */
  quick: boolean
}

/** PLACE-08: the body of a placement under way. */
export function placementBody(
  slip: Pick<SlipState, 'processingBets'>,
  meta: PlacementMeta,
): Placement {
  return {
    meta: {
      deviceId: meta.deviceId,
      quick: meta.quick,
      type: slip.processingBets[0]?.betType ?? 'single',
      reference: meta.reference,
      acceptMode: meta.acceptMode,
    },
    bets: toPlacementBets(slip).map(
      ({ stake, selections, bonus, systemId, customOdds, isVip }) => ({
        stake: { value: stake.amount, currency: stake.currency },
        selections: [...selections],
        ...(bonus === undefined ? {} : { bonus }),
        ...(systemId === undefined ? {} : { systemId }),
        ...(customOdds === undefined ? {} : { customOdds }),
        ...(isVip === undefined ? {} : { isVip }),
      }),
    ),
  }
}
