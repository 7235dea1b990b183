import { acceptHeader, calls } from '@touchline/contract'
import type { Backend } from '@touchline/server'

import { median } from '../measure.ts'
import { signUpPlayers, type BenchPlayer } from '../placements/players.ts'
import { openBackend, startPriced } from '../site.ts'
import type { Row } from '../table.ts'

const PLAYERS = 100_000
const ASKED = 60
const MOST_MS = 50

/** A place in the middle of a tournament, its neighbours and the first page, by the call of pages. */
export const bench = {
  title: 'Ratings',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend()
    try {
      await startPriced(backend)
      const [player] = await signUpPlayers(backend.app, 1)
      if (player === undefined) throw new Error('nobody signed up')
      const cup = await fill(backend, player)
      const [counted, asked] = [
        await measureCount(backend, cup),
        await measureCalls(backend, player, cup),
      ]
      return [
        {
          what: `own place, neighbours and page among ${PLAYERS.toLocaleString('en')}`,
          value: `${median(asked).toFixed(1)} ms`,
          peer: 'a count of those ahead alone',
          peerValue: `${median(counted).toFixed(1)} ms`,
          ratio: median(asked) / median(counted),
        },
        {
          what: 'the slowest tenth of it',
          value: `${slowTenth(asked).toFixed(1)} ms`,
          peer: 'the most',
          peerValue: `${MOST_MS} ms`,
          ratio: slowTenth(asked) / MOST_MS,
          limit: { sign: '<', ratio: 1 },
        },
      ]
    } finally {
      await remove()
    }
  },
}

const slowTenth = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.9)] ?? Number.NaN

/** Signing in has issued the cup of the week; everybody else has it, too, with points of their own. */
async function fill({ database: { pool } }: Backend, { id }: BenchPlayer): Promise<string> {
  const { rows } = await pool.query<{ offer_id: string; offer_version: number }>(
    "select offer_id, offer_version from bonuses where player_id = $1 and kind = 'tournament'",
    [id],
  )
  const [cup] = rows
  if (cup === undefined) throw new Error('there is no tournament')
  await pool.query(
    `with others as (
      insert into players (email, password_hash, language, currency)
      select 'rated-' || n || '@touchline.test', 'none', 'en', 'EUR' from generate_series(1, $3) n
      returning id
    )
    insert into bonuses (
      player_id, offer_id, offer_version, kind, cause, status, currency, points, points_at, issued_at, told_at
    )
    select id, $1, $2, 'tournament', 'everyone', 'active', 'EUR', 1 + (id::bigint * 7919) % 50000,
      now(), now(), now()
    from others`,
    [cup.offer_id, cup.offer_version, PLAYERS],
  )
  await pool.query('update bonuses set points = 25000, points_at = now() where player_id = $1', [
    id,
  ])
  await settle(pool)
  // Filled at once, the changes would be dead rows that no tournament leaves at once.
  await pool.query('vacuum analyze bonuses, tournament_changes, tournament_counts')
  return cup.offer_id
}

/** Waits until the counts of places hold what was just written: as a minute later. */
async function settle(pool: Backend['database']['pool']): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      'select count(*)::int as left from tournament_changes',
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function measureCount({ database: { pool } }: Backend, cup: string): Promise<number[]> {
  return times(() =>
    pool.query(
      "select count(*) from bonuses where offer_id = $1 and kind = 'tournament' and points > 25000",
      [cup],
    ),
  )
}

async function measureCalls(
  backend: Backend,
  { token }: BenchPlayer,
  cup: string,
): Promise<number[]> {
  const { path, version } = calls.getTournamentRating
  return times(async () => {
    const answer = await backend.app.inject({
      url: `/api/sportsbook${path.replace(':id', cup)}`,
      headers: {
        accept: acceptHeader(version),
        'x-session': 'token',
        authorization: `Bearer ${token}`,
      },
    })
    const { meta } = answer.json<{ meta: { own: { position: number } | null } }>()
    if (meta.own === null) throw new Error(`the player has no place: ${answer.body}`)
  })
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < 5; n += 1) await work()
  const taken: number[] = []
  for (let n = 0; n < ASKED; n += 1) {
    const start = performance.now()
    await work()
    taken.push(performance.now() - start)
  }
  return taken
}
