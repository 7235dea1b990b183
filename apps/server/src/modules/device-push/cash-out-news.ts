import type { Amount } from '@touchline/betting'
import { isCashOutNews } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Book, BookChange } from '../../feed/book/book.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { eventOf } from '../bets/bet-notifications.ts'
import type { StoredBet } from '../bets/bet-repository.ts'
import { findBets } from '../bets/bet-repository.ts'
import type { CashOutQuotes } from '../bets/cash-out-quotes.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import type { NoticeText } from '../notifications/add-notifications.ts'
import { repeat } from '../repeat.ts'

const EVERY_MS = 15_000
const AT_A_TIME = 500
/** Of one bet at most so often, and not sooner again. */
const MOST_TIMES = 4
const APART_MS = 10 * 60_000
/** A value of more than so long ago is none. */
const NEWS_MS = 2 * 60_000

export type CashOutNews = {
  /** Listens to the book; call it before the feed starts. */
  listen(): void
  start(): void
  /** Queues what there is to tell of matches that moved since the last look that did not fail. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly quotes: CashOutQuotes
  readonly clock: Clock
  readonly reporter: Reporter
}

/** Large moves of what open bets would pay now, for players who asked for that on a device. */
export function createCashOutNews({ db, book, quotes, clock, reporter }: Deps): CashOutNews {
  const moved = new Set<string>()
  let unsubscribe: () => void = () => undefined

  const onChange = (change: BookChange) => {
    if (change.kind === 'markets' || change.kind === 'chances') moved.add(change.match.id)
  }

  const look = async () => {
    const matchIds = [...moved]
    moved.clear()
    try {
      await lookAt(matchIds)
    } catch (error) {
      for (const matchId of matchIds) moved.add(matchId)
      throw error
    }
  }

  const lookAt = async (matchIds: readonly string[]) => {
    for (let after: bigint | null = matchIds.length === 0 ? null : 0n; after !== null;) {
      const now = clock.now()
      const followed = await findFollowed(db, { matchIds, after, now: new Date(now) })
      const before = new Map(followed.map((row) => [row.id, row]))
      const bets = await findBets(db, [...before.keys()])
      const offers = await quotes(bets, now)
      await eachApart(bets, async (bet) => {
        const amount = offers.get(bet.id)
        const last = before.get(bet.id)
        if (amount === undefined || !isCashOutNews(amount, last?.amount ?? bet.stake)) return
        await queueCashOut(db, bet, { amount, times: last?.times ?? 0, now: new Date(now) })
      })
      after =
        rounds.isStopped() || followed.length < AT_A_TIME ? null : (followed.at(-1)?.id ?? null)
    }
  }

  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'cash-out news' }, look)

  return {
    listen() {
      unsubscribe = book.subscribe(onChange)
    },
    start: rounds.start,
    look,
    stop() {
      unsubscribe()
      return rounds.stop()
    },
  }
}

type Followed = {
  readonly id: bigint
  /** What was told last; null: nothing yet. */
  readonly amount: Amount | null
  readonly times: number | null
}

type Asked = { readonly matchIds: readonly string[]; readonly after: bigint; readonly now: Date }

/** Open bets for money on these matches, of players who want to hear of them and may. */
async function findFollowed(db: Db, { matchIds, after, now }: Asked): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    select b.id, n.amount, n.times
    from bets b left join cash_out_news n on n.bet_id = b.id
    where b.id > ${after} and b.status = 'waiting_results' and b.freebet_mode is null
      and b.player_id in (
        select s.player_id from push_subscriptions s
        join player_settings c on c.player_id = s.player_id
        where 'cash_outs' = any(c.push_topics)
      )
      and b.id in (select l.bet_id from bet_selections l where l.match_id = any(${matchIds}))
      and (
        n.bet_id is null
        or (n.times < ${MOST_TIMES} and n.told_at <= ${new Date(now.getTime() - APART_MS)})
      )
    order by b.id limit ${AT_A_TIME}
  `.execute(db)
  return rows
}

type Told = { readonly amount: Amount; readonly times: number; readonly now: Date }

/** Queues a value once, whichever process saw it first. */
async function queueCashOut(db: Db, bet: StoredBet, { amount, times, now }: Told): Promise<void> {
  const { id, currency, player_id: playerId } = bet
  const says: NoticeText = {
    text: 'cash_out',
    params: {
      amount: { amount: String(amount), currency },
      stake: { amount: String(bet.stake), currency },
      event: eventOf(bet),
    },
  }
  await sql`
    with told as (
      insert into cash_out_news as n (bet_id, amount, told_at, times)
      values (${id}, ${amount}, ${now}, 1)
      on conflict (bet_id) do update
      set amount = excluded.amount, told_at = excluded.told_at, times = n.times + 1
      where n.times = ${times}
      returning times
    )
    insert into push_messages (
      subscription_id, cause, topic, text_key, params, object_type, object_id, due_at, expires_at
    )
    select s.id, 'cash_out:' || ${String(id)} || ':' || told.times, 'cash_outs',
      ${says.text}, ${JSON.stringify(says.params)}::jsonb, 'bet', ${String(id)}, ${now},
      ${new Date(now.getTime() + NEWS_MS)}
    from told, push_subscriptions s where s.player_id = ${playerId}
    on conflict (subscription_id, cause) do nothing
  `.execute(db)
}
