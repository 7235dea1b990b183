import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Backend } from '@touchline/server'

import { debianPrograms } from '../../scripts/system/postgres-programs.ts'
import { startPostgres } from '../../scripts/system/postgres-server.ts'
import { median } from '../measure.ts'
import { processorMs } from '../processor-ms.ts'
import { openBackend, startPriced } from '../site.ts'
import { inMilliseconds } from '../table.ts'
import type { Row } from '../table.ts'
import { placeByStatement } from './bare-statement.ts'
import { closedLoop, quantile } from './closed-loop.ts'
import { forgetBonuses, signUpPlayers, type BenchPlayer } from './players.ts'
import { placeThroughServer, type PlaceOne } from './server-path.ts'

/** How many place at a time, and how often. */
type Crowd = { atATime: number; players: number; rounds: number; callsPerRound: number }

const FEW: Crowd = { atATime: 16, players: 64, rounds: 7, callsPerRound: 600 }
/** Every player has a placement under way all the time: four each in a round. */
const MANY: Crowd = { atATime: 500, players: 500, rounds: 5, callsPerRound: 2_000 }
const WARM_UP_CALLS = 600
/** Share of the bare statement's rate. */
const LEAST = 0.6

export const bench = {
  title: 'Placements',
  async run(): Promise<Row[]> {
    return [...(await onEmbedded()), ...(await onDebian())]
  },
}

async function onEmbedded(): Promise<Row[]> {
  return withBackend('the embedded database', {}, [FEW, MANY])
}

async function onDebian(): Promise<Row[]> {
  const programs = await debianPrograms()
  if (programs === undefined) {
    console.error('There is no PostgreSQL besides the embedded one: that half is left out.')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-postgres-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres(programs, folder, { durable: true })
  try {
    return await withBackend(programs.name, { DATABASE_URL: server.url }, [FEW])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withBackend(
  name: string,
  environment: Record<string, string>,
  crowds: readonly Crowd[],
): Promise<Row[]> {
  const { backend, remove } = await openBackend({ ...environment, SIGNUP_CREDIT: '100000' })
  try {
    await startPriced(backend)
    const most = Math.max(...crowds.map(({ players }) => players))
    const players = await signUpPlayers(backend.app, most)
    // The bare statement feeds none.
    await forgetBonuses(backend, players)
    const rows: Row[] = []
    for (const crowd of crowds) rows.push(...(await measure(name, backend, crowd, players)))
    return rows
  } finally {
    await remove()
  }
}

/** `busy`: milliseconds of the processor for a placement, by this process and the database. */
type Side = { place: PlaceOne; rates: number[]; latencies: number[]; busy: number[] }

/** Both ways in turns, so that a noisy moment of the machine meets both. */
async function measure(
  name: string,
  backend: Backend,
  { atATime, players: count, rounds, callsPerRound }: Crowd,
  players: readonly BenchPlayer[],
): Promise<Row[]> {
  const play = (place: PlaceOne, calls: number) =>
    closedLoop(
      (turn) => {
        const player = players[turn % count]
        if (player === undefined) throw new Error('there is no such player')
        return place(player)
      },
      { calls, width: atATime },
    )
  const throughServer = placeThroughServer(backend)
  await play(throughServer, WARM_UP_CALLS)
  const statement = await placeByStatement(backend)
  await play(statement, WARM_UP_CALLS)
  const server: Side = { place: throughServer, rates: [], latencies: [], busy: [] }
  const bare: Side = { place: statement, rates: [], latencies: [], busy: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const side of [server, bare]) {
      const before = await processorMs(process.pid)
      const { perSecond, latencies } = await play(side.place, callsPerRound)
      side.busy.push(((await processorMs(process.pid)) - before) / callsPerRound)
      side.rates.push(perSecond)
      side.latencies.push(...latencies)
    }
  }
  return rowsOf(`${name}, ${atATime} at a time`, server, bare)
}

function rowsOf(name: string, server: Side, bare: Side): Row[] {
  const rate = (side: Side) => median(side.rates)
  const p99 = (side: Side) => quantile(side.latencies, 0.99)
  return [
    {
      what: `placements through the server, ${name}`,
      value: `${Math.round(rate(server))}/s`,
      peer: 'the same statement bare',
      peerValue: `${Math.round(rate(bare))}/s`,
      ratio: rate(server) / rate(bare),
      limit: { sign: '>', ratio: LEAST },
    },
    {
      what: `processor time of a placement, ${name}`,
      value: inMilliseconds(median(server.busy) * 1_000),
      peer: 'the same statement bare',
      peerValue: inMilliseconds(median(bare.busy) * 1_000),
      ratio: median(server.busy) / median(bare.busy),
    },
    {
      what: `p99 of a placement, ${name}`,
      value: `${p99(server).toFixed(1)} ms`,
      peer: 'the same statement bare',
      peerValue: `${p99(bare).toFixed(1)} ms`,
      ratio: p99(server) / p99(bare),
    },
  ]
}
