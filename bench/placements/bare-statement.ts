import { randomBytes, randomUUID } from 'node:crypto'

import type { Backend } from '@touchline/server'

import type { BenchPlayer } from './players.ts'
import type { PlaceOne } from './server-path.ts'

const STATEMENT = 'select place_bets($1, $2::uuid, $3::bytea, $4, $5, $6, $7, $8::jsonb) as answer'

/** What a placement through the server stored, in the form in which it went to the database. */
const PARAMETERS = `
  select b.currency, b.stake::text as total, jsonb_build_object(
    'position', b.position, 'type', b.type, 'status', b.status, 'stake', b.stake::text,
    'odds', b.odds::text, 'potential_win', b.potential_win::text, 'win_count', b.win_count,
    'total_count', b.total_count, 'accept_mode', b.accept_mode, 'acceptance_at', b.acceptance_at,
    'selections', (
      select jsonb_agg(jsonb_build_object(
        'position', s.position, 'match_id', s.match_id, 'market_id', s.market_id,
        'specifier', s.specifier, 'outcome_id', s.outcome_id, 'odds', s.odds, 'facts', s.facts
      )) from bet_selections s where s.bet_id = b.id
    )
  ) as bet
  from bets b order by b.id desc limit 1`

type Stored = { currency: string; total: string; bet: Record<string, unknown> }

/** The placement's one statement alone, prepared too, on the same pool, with the values of the latest bet. */
export async function placeByStatement({ database }: Backend): Promise<PlaceOne> {
  const { rows } = await database.pool.query<Stored>(PARAMETERS)
  const [stored] = rows
  if (stored === undefined) throw new Error('no bet has been placed through the server yet')
  return async (player: BenchPlayer) => {
    const bet = JSON.stringify([{ ...stored.bet, ref: randomBytes(8).toString('hex') }])
    const { currency, total } = stored
    const values = [player.id, randomUUID(), randomBytes(32), currency, total, null, false, bet]
    const answer = await database.pool.query<{ answer: { outcome: string } }>({
      name: 'bare',
      text: STATEMENT,
      values,
    })
    const outcome = answer.rows[0]?.answer.outcome
    if (outcome !== 'placed') throw new Error(`the statement answered ${outcome ?? 'nothing'}`)
  }
}
