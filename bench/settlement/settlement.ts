import { MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import { setTimeout as pause } from 'node:timers/promises'

import type { Backend } from '@touchline/server'

import { openBackend, startPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { giveOpenBets, givePlayers, matchesToBetOn, type BetOn } from './give-open-bets.ts'

const PLAYERS = 20_000
const BETS = Number(process.env['SETTLEMENT_BETS'] ?? 100_000)
const MATCHES = 10
const POLL_MS = 250
/** The figure that the product has set itself for 100,000 bets on one match. */
const LIMIT_S = 60

export const bench = {
  title: 'Settlement',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend()
    try {
      await startPriced(backend)
      await untilOpen(backend, 1 + MATCHES)
      const [one, ...others] = matchesToBetOn(backend, 1 + MATCHES)
      if (one === undefined) throw new Error('there is no match to bet on')
      await givePlayers(backend, PLAYERS)
      const rows: Row[] = []
      rows.push(...(await measure(backend, [one], `${thousands(BETS)} bets on one match`)))
      const each = `${thousands(BETS / MATCHES)} bets on each of ${MATCHES} matches`
      rows.push(...(await measure(backend, others, each)))
      await checkLedger(backend)
      return rows
    } finally {
      await remove()
    }
  },
}

/** A machine that is busy with something else may price the first matches late. */
async function untilOpen({ book }: Backend, count: number): Promise<void> {
  const isOpen = (id: string) =>
    book.markets(id).some(({ status }) => status === MARKET_STATUS.open)
  for (let open = 0; open < count;) {
    await pause(POLL_MS)
    open = book
      .matches()
      .filter(({ id, status }) => status === MATCH_STATUS.prematch && isOpen(id)).length
  }
}

async function measure(backend: Backend, matches: readonly BetOn[], what: string): Promise<Row[]> {
  for (const match of matches) await giveOpenBets(backend, match, BETS / matches.length)
  await backend.database.pool.query('analyze')
  const bareBefore = await timeBareUpdate(backend)
  const start = performance.now()
  backend.book.apply(matches.map((match, index) => resultOf(match, index)))
  await untilSettled(backend)
  const seconds = (performance.now() - start) / 1_000
  const bareSeconds = (bareBefore + (await timeBareUpdate(backend))) / 2
  return [
    {
      what: `settlement: ${what}`,
      value: `${seconds.toFixed(1)} s`,
      peer: 'a bare update of as many rows',
      peerValue: `${bareSeconds.toFixed(1)} s`,
      ratio: seconds / bareSeconds,
    },
    {
      what: `the same: a bet`,
      value: `${((seconds * 1_000_000) / BETS).toFixed(0)} µs`,
      peer: 'the limit',
      peerValue: `${LIMIT_S} s`,
      ratio: seconds / LIMIT_S,
      limit: { sign: '<', ratio: 1 },
    },
  ]
}

function resultOf({ won, lost }: BetOn, index: number) {
  return {
    kind: 'bet_settlement' as const,
    matchId: won.match_id,
    at: Date.now(),
    // After everything that the feed has said.
    seq: Number.MAX_SAFE_INTEGER - index,
    certainty: 2 as const,
    markets: [
      {
        marketId: won.market_id,
        specifier: won.specifier,
        outcomes: [
          { id: won.outcome_id, result: 1 as const, voidFactor: 0 as const },
          { id: lost.outcome_id, result: 0 as const, voidFactor: 0 as const },
        ],
      },
    ],
  }
}

async function untilSettled({ database }: Backend): Promise<void> {
  const open = async () => {
    const { rows } = await database.pool.query<{ open: boolean }>(
      "select exists (select from bets where status = 'waiting_results') as open",
    )
    return rows[0]?.open === true
  }
  while (await open()) await pause(POLL_MS)
}

/** As many bets as were settled, changed by one statement in a table like theirs. */
async function timeBareUpdate({ database: { pool } }: Backend): Promise<number> {
  await pool.query('create table bench_bets (like bets including all)')
  await pool.query(`insert into bench_bets overriding system value
    select * from bets order by id desc limit ${BETS}`)
  await pool.query("update bench_bets set status = 'waiting_results', settled_at = null")
  await pool.query('vacuum analyze bench_bets')
  const start = performance.now()
  await pool.query("update bench_bets set status = 'done', settled_at = now()")
  const seconds = (performance.now() - start) / 1_000
  await pool.query('drop table bench_bets')
  return seconds
}

/** @throws when money was made or lost, or a bet was settled other than once */
async function checkLedger({ database: { pool } }: Backend): Promise<void> {
  const { rows } = await pool.query<{ fault: string }>(`
    select 'entries do not sum to zero' as fault from ledger_entries
      group by currency having sum(amount) <> 0
    union all
    select 'a balance is not the sum of its entries' from accounts a
      join ledger_entries e on e.account_id = a.id where a.balance is not null
      group by a.id having a.balance <> sum(e.amount)
    union all
    select 'a bet was settled twice' from settlements group by bet_id having count(*) > 1
    union all
    select 'a settled bet has no settlement' from bets b where status = 'done'
      and not exists (select from settlements s where s.bet_id = b.id)
    limit 3`)
  if (rows.length > 0) throw new Error(rows.map(({ fault }) => fault).join('; '))
}

function thousands(count: number): string {
  return count.toLocaleString('en')
}
