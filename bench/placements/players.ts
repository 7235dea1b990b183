import { acceptHeader, calls, type Player } from '@touchline/contract'
import type { Backend } from '@touchline/server'

export type BenchPlayer = { id: number; email: string; token: string }

/** Of every player that is signed up here. */
export const BENCH_PASSWORD = 'Bench-player-1'

/** Signs up players with a session each, through the server. */
export async function signUpPlayers(app: Backend['app'], count: number): Promise<BenchPlayer[]> {
  const players: BenchPlayer[] = []
  for (let index = 0; index < count; index += 1) players.push(await signUp(app, index))
  return players
}

async function signUp(app: Backend['app'], index: number): Promise<BenchPlayer> {
  const email = `bench-${index}@touchline.test`
  const answer = await app.inject({
    method: 'POST',
    url: `/api/platform${calls.signUp.path}`,
    headers: { accept: acceptHeader(calls.signUp.version), 'x-session': 'token' },
    // From an address of its own: the server refuses many sign-ups from one.
    remoteAddress: `10.0.${index >> 8}.${index & 255}`,
    payload: { email, password: BENCH_PASSWORD, terms_accepted: true },
  })
  if (answer.statusCode !== 201) throw new Error(`sign-up failed: ${answer.body}`)
  const { data } = answer.json<{ data: { player: Player; token: string } }>()
  return { id: Number(data.player.id), email, token: data.token }
}

/** Takes away what the sample gives them: it would be fed by each of their bets. */
export async function forgetBonuses(
  { database: { pool } }: Backend,
  players: readonly BenchPlayer[],
): Promise<void> {
  await pool.query('delete from bonuses where player_id = any($1)', [players.map(({ id }) => id)])
}
