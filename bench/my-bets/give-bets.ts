import type { Backend } from '@touchline/server'

import { openSelections } from '../placements/open-selections.ts'
import type { BenchPlayer } from '../placements/players.ts'
import { placeBet, type BenchBet } from '../placements/server-path.ts'

/** One in so many is still open. */
const OPEN_EVERY = 10

/**
 * Copies the player's bets in turns, each at a time of its own, and settles most of them as won or
 * lost. No money moves: the ledger of this database is nobody's.
 */
const COPY = `
  with originals as (
    select *, row_number() over (order by id) - 1 as turn, count(*) over () as originals
    from bets where player_id = $1
  ),
  copies as materialized (
    select o.*, n, gen_random_uuid() as copy, now() - n * interval '7 minutes' as at,
      case when n % $3 = 0 then null else n % 2 end as won
    from generate_series($2::integer, 1, -1) n join originals o on o.turn = n % o.originals
  ),
  new_placements as (
    insert into placements (player_id, reference, body_hash, quick, created_at)
    select player_id, copy, '', false, at from copies
  ),
  new_bets as (
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      win_count, total_count, accept_mode, created_at, settled_at
    )
    select left(md5(copy::text), 16), player_id, copy, 0, type,
      case when won is null then status else 'done' end, currency, stake + n, odds, potential_win,
      win_count, total_count, accept_mode, at,
      case when won is null then null else at + interval '2 hours' end
    from copies order by n desc
    returning id, placement
  ),
  new_settlements as (
    insert into settlements (bet_id, number, result, win_amount)
    select b.id, 1, case won when 1 then 'win_entire' else 'lose_entire' end, won * potential_win
    from copies c join new_bets b on b.placement = c.copy where won is not null
  )
  insert into bet_selections (
    bet_id, position, match_id, market_id, specifier, outcome_id, odds, facts, result,
    void_factor, dead_heat_factor
  )
  select b.id, s.position, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds, s.facts,
    won, case when won is null then null else 0 end, case when won is null then null else 1000000 end
  from copies c join new_bets b on b.placement = c.copy join bet_selections s on s.bet_id = c.id`

/** Gives the player so many bets: a few are placed, the others are their copies. */
export async function giveBets(
  { app, book, database }: Backend,
  player: BenchPlayer,
  count: number,
): Promise<void> {
  const bets = kindsOfBets(openSelections(book, 4))
  for (const bet of bets) await placeBet(app, player, bet)
  await database.pool.query(COPY, [player.id, count - bets.length, OPEN_EVERY])
}

function kindsOfBets(selections: BenchBet['selections']): BenchBet[] {
  const single = (index: number): BenchBet => ({
    type: 'single',
    selections: selections.slice(index, index + 1),
  })
  return [
    single(0),
    { type: 'combo', selections },
    single(1),
    { type: 'system', selections: selections.slice(0, 3), systemId: '2/3' },
    single(2),
  ]
}
