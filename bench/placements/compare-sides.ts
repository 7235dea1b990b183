import { median } from '../measure.ts'
import type { Row } from '../table.ts'
import { closedLoop, quantile } from './closed-loop.ts'
import type { BenchPlayer } from './players.ts'
import type { PlaceOne } from './server-path.ts'

const AT_A_TIME = 16
const ROUNDS = 11
const CALLS_PER_ROUND = 400

export type Side = {
  readonly name: string
  readonly players: readonly BenchPlayer[]
  readonly place: PlaceOne
}

/**
 * Placements of two kinds of players, in turns: what the machine does besides meets both.
 * @param least share of the second side's placements that the first has to come to
 */
export async function compareSides(first: Side, second: Side, least?: number): Promise<Row[]> {
  const measured = [first, second].map((side) => ({
    side,
    rates: [] as number[],
    latencies: [] as number[],
  }))
  const play = ({ players, place }: Side) =>
    closedLoop(
      (turn) => {
        const player = players[turn % players.length]
        if (player === undefined) throw new Error('there is no such player')
        return place(player)
      },
      { calls: CALLS_PER_ROUND, width: AT_A_TIME },
    )
  for (const { side } of measured) await play(side)
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each first as often.
    for (const one of round % 2 === 0 ? measured : measured.toReversed()) {
      const { perSecond, latencies } = await play(one.side)
      one.rates.push(perSecond)
      one.latencies.push(...latencies)
    }
  }
  const [rate = 0, peerRate = 0] = measured.map(({ rates }) => median(rates))
  const [p99 = 0, peerP99 = 0] = measured.map(({ latencies }) => quantile(latencies, 0.99))
  return [
    {
      what: `placements ${first.name}, ${AT_A_TIME} at a time`,
      value: `${Math.round(rate)}/s`,
      peer: second.name,
      peerValue: `${Math.round(peerRate)}/s`,
      ratio: rate / peerRate,
      ...(least !== undefined && { limit: { sign: '>', ratio: least } as const }),
    },
    {
      what: 'p99 of one',
      value: `${p99.toFixed(1)} ms`,
      peer: second.name,
      peerValue: `${peerP99.toFixed(1)} ms`,
      ratio: p99 / peerP99,
    },
  ]
}
