import type { Backend } from '@touchline/server'

import { openSelections, type OpenSelection } from '../placements/open-selections.ts'
import { signUpPlayers } from '../placements/players.ts'
import { placeBet } from '../placements/server-path.ts'

/** A match with open bets on two outcomes of one market: one half of them wins. */
export type BetOn = { won: OpenSelection; lost: OpenSelection }

const CREDIT = 1_000_000
const STAKE = 100

/** Players with money, each by a ledger transaction as the product writes it. */
const PLAYERS = `
  with made as (
    insert into players (email, password_hash, language, currency)
    select 'settled-' || n || '@touchline.test', '', 'en', 'EUR' from generate_series(1, $1) n
    returning id
  ),
  opened as (
    insert into accounts (player_id, currency, balance) select id, 'EUR', 0 from made
    returning id, player_id
  ),
  booked as (
    insert into ledger_transactions (kind, cause, player_id)
    select 'credit', player_id || ':bench', player_id from opened returning id, player_id
  )
  insert into bench_credits (transaction_id, account_id)
  select booked.id, opened.id from booked join opened using (player_id)`

const CREDITS = `
  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select transaction_id, account_id, 'EUR', ${CREDIT} from bench_credits
  union all
  select transaction_id, (select id from accounts where house = 'funding' and currency = 'EUR'),
    'EUR', -${CREDIT}
  from bench_credits`

/** Singles like the one that was placed, with their placements and bookings. */
const BETS = `
  with pattern as (
    select b.*, s.facts from bets b join bet_selections s on s.bet_id = b.id order by b.id limit 1
  ),
  wanted as materialized (
    select n, gen_random_uuid() as reference, a.player_id, a.account_id
    from generate_series(1, $1::integer) n
    join (
      select player_id, id as account_id, row_number() over (order by id) - 1 as turn
      from accounts where currency = 'EUR' and balance >= ${CREDIT} / 2
    ) a on a.turn = n % (
      select count(*) from accounts where currency = 'EUR' and balance >= ${CREDIT} / 2
    )
  ),
  placed as (
    insert into placements (player_id, reference, body_hash, quick)
    select player_id, reference, '', false from wanted
  ),
  made as (
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      accept_mode
    )
    select left(md5(w.reference::text), 16), w.player_id, w.reference, 0, 'single',
      'waiting_results', 'EUR', ${STAKE}, 2000, ${2 * STAKE}, p.accept_mode
    from wanted w cross join pattern p
    returning id, placement
  ),
  legs as (
    insert into bet_selections (
      bet_id, position, match_id, market_id, specifier, outcome_id, odds, facts
    )
    select m.id, 0, $2, $3::integer, $4, case when w.n % 2 = 0 then $5 else $6 end, 2000, p.facts
    from made m join wanted w on w.reference = m.placement cross join pattern p
  ),
  booked as (
    insert into ledger_transactions (kind, cause, player_id)
    select 'placement', player_id || ':' || reference, player_id from wanted
    returning id, player_id, cause
  )
  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select b.id, entry.account_id, 'EUR', entry.amount
  from booked b join wanted w on w.player_id || ':' || w.reference = b.cause
  cross join lateral (
    values (w.account_id, -${STAKE}),
      ((select id from accounts where house = 'stakes' and currency = 'EUR'), ${STAKE})
  ) as entry (account_id, amount)`

export async function givePlayers({ app, book, database }: Backend, count: number): Promise<void> {
  const [first] = await signUpPlayers(app, 1)
  if (first === undefined) throw new Error('nobody has signed up')
  await placeBet(app, first, { type: 'single', selections: openSelections(book, 1) })
  const { pool } = database
  await pool.query('create table bench_credits (transaction_id bigint, account_id integer)')
  await pool.query(PLAYERS, [count])
  await pool.query(CREDITS)
  await pool.query('drop table bench_credits')
}

export async function giveOpenBets(
  { database }: Backend,
  { won, lost }: BetOn,
  count: number,
): Promise<void> {
  const { match_id: match, market_id: market, specifier } = won
  await database.pool.query(BETS, [
    count,
    match,
    market,
    specifier,
    won.outcome_id,
    lost.outcome_id,
  ])
}

/** Upcoming matches, and of each the first two outcomes of an open market. */
export function matchesToBetOn({ book }: Backend, count: number): BetOn[] {
  return openSelections(book, count).map((won) => {
    const market = book
      .markets(won.match_id)
      .find(({ marketId, specifier }) => marketId === won.market_id && specifier === won.specifier)
    const other = market?.outcomes[1]
    if (other === undefined) throw new Error('a market has one outcome only')
    return { won, lost: { ...won, outcome_id: other.id } }
  })
}
