import { median } from '../measure.ts'
import { openBackend, startPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { closedLoop, quantile } from './closed-loop.ts'
import { limitPlayers } from './limited-players.ts'
import { signUpPlayers, type BenchPlayer } from './players.ts'
import { placeThroughServer } from './server-path.ts'

const AT_A_TIME = 16
const PLAYERS = 64
const ROUNDS = 11
const CALLS_PER_ROUND = 400
const LEAST = 0.9

type Side = { players: readonly BenchPlayer[]; rates: number[]; latencies: number[] }

/** Placements of players with four limits of their own beside those of players without any. */
export const bench = {
  title: 'Placements with limits',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend({ SIGNUP_CREDIT: '100000' })
    try {
      await startPriced(backend)
      const all = await signUpPlayers(backend.app, 2 * PLAYERS)
      const limited: Side = { players: all.slice(0, PLAYERS), rates: [], latencies: [] }
      const free: Side = { players: all.slice(PLAYERS), rates: [], latencies: [] }
      await limitPlayers(backend.app, limited.players)
      const place = placeThroughServer(backend)
      const play = ({ players }: Side) =>
        closedLoop(
          (turn) => {
            const player = players[turn % PLAYERS]
            if (player === undefined) throw new Error('there is no such player')
            return place(player)
          },
          { calls: CALLS_PER_ROUND, width: AT_A_TIME },
        )
      for (const side of [limited, free]) await play(side)
      for (let round = 0; round < ROUNDS; round += 1) {
        // In turns, and each first as often: what the machine does meets both.
        for (const side of round % 2 === 0 ? [limited, free] : [free, limited]) {
          const { perSecond, latencies } = await play(side)
          side.rates.push(perSecond)
          side.latencies.push(...latencies)
        }
      }
      return rowsOf(limited, free)
    } finally {
      await remove()
    }
  },
}

function rowsOf(limited: Side, free: Side): Row[] {
  const rate = (side: Side) => median(side.rates)
  const p99 = (side: Side) => quantile(side.latencies, 0.99)
  return [
    {
      what: `placements with four limits, ${AT_A_TIME} at a time`,
      value: `${Math.round(rate(limited))}/s`,
      peer: 'without any',
      peerValue: `${Math.round(rate(free))}/s`,
      ratio: rate(limited) / rate(free),
      limit: { sign: '>', ratio: LEAST },
    },
    {
      what: 'p99 of one',
      value: `${p99(limited).toFixed(1)} ms`,
      peer: 'without any',
      peerValue: `${p99(free).toFixed(1)} ms`,
      ratio: p99(limited) / p99(free),
    },
  ]
}
