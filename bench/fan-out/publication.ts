import { oddsOf } from '@touchline/betting'
import { encodePushEvent } from '@touchline/contract'

/** A change of one market with three outcomes: about 200 bytes on the wire. */
export function priceChange(turn: number): unknown {
  const outcome = (id: string, odds: number) => ({
    id,
    active: true,
    odds: oddsOf(odds + (turn % 50) * 10),
  })
  return encodePushEvent({
    type: 'markets_changed',
    markets: [
      {
        matchId: '100234',
        id: 1,
        specifier: '',
        status: 1,
        outcomes: [outcome('1', 1_850), outcome('2', 3_400), outcome('3', 4_250)],
      },
    ],
  })
}
