import type { Backend } from '@touchline/server'

import { openBackend, startPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { compareSides } from './compare-sides.ts'
import { openSelections } from './open-selections.ts'
import { forgetBonuses, signUpPlayers, type BenchPlayer } from './players.ts'
import { placeBet, placeThroughServer } from './server-path.ts'

const PLAYERS = 64
/** By the terms of the sample. */
const FEEDS_THE_HUNT = { sportKey: 'tennis', leastOdds: 1_500 }

/** Placements that feed a hunt and a box beside those of players who have no bonus. */
export const bench = {
  title: 'Placements with bonuses',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend({ SIGNUP_CREDIT: '100000' })
    try {
      await startPriced(backend)
      const all = await signUpPlayers(backend.app, 2 * PLAYERS)
      const [hunting, plain] = [all.slice(0, PLAYERS), all.slice(PLAYERS)]
      const hunts = await giveHunts(backend, hunting)
      await forgetBonuses(backend, plain)
      const selections = openSelections(backend.book, 1, FEEDS_THE_HUNT)
      return await compareSides(
        {
          name: 'with a hunt and a box',
          players: hunting,
          place: (player) =>
            placeBet(backend.app, player, {
              type: 'single',
              selections,
              bonusId: hunts.get(player.id),
            }),
        },
        { name: 'without a bonus', players: plain, place: placeThroughServer(backend) },
      )
    } finally {
      await remove()
    }
  },
}

/** The hunt of the sample, active. @returns ids by player */
async function giveHunts(
  { database: { pool } }: Backend,
  players: readonly BenchPlayer[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await pool.query<{ player_id: number; id: bigint }>(
    `update bonuses set status = 'active', activated_at = now()
    where kind = 'hunting' and player_id = any($1) returning player_id, id`,
    [players.map(({ id }) => id)],
  )
  if (rows.length !== players.length) throw new Error('there is not a hunt for each')
  return new Map(rows.map(({ player_id: playerId, id }) => [playerId, String(id)]))
}
