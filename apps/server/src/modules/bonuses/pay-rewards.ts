import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import { isDatabaseAway, SERIALIZATION_FAILURE, sqlState } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import type { BonusRow } from './bonus-repository.ts'
import { issueOffer } from './bonus-repository.ts'
import type { OfferOf } from './offers/offer-document.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { findOffer, offerOf, readOfferShelf, readVersions } from './offers/offer-shelf.ts'
import { prizeOf, readPool } from './rating.ts'

const EVERY_MS = 1_000
const AT_A_TIME = 100
const CHANGES_AT_A_TIME = 5_000
/** How long a tournament that is over waits for bets that are not settled. */
const LATEST_MS = 3 * 86_400_000

export type RewardPayer = {
  /** Pays what is due; resolves when nothing is left that another process is not at. */
  pay(): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Deps = { readonly db: Db; readonly clock: Clock; readonly reporter: Reporter }

/**
 * Gives what hunts and tournaments have brought their players, whether these look or not: settled bets
 * leave points, and here they become freebets. Several processes share the work.
 */
export function createRewardPayer({ db, clock, reporter }: Deps): RewardPayer {
  /** Until a turn has found less than it could have taken. */
  const allOf = async (most: number, turn: (now: Date) => Promise<number>) => {
    for (let done = most; done === most && !rounds.isStopped();) {
      done = await turn(new Date(clock.now()))
    }
  }

  const pay = async () => {
    const steps = [
      () => allOf(CHANGES_AT_A_TIME, (now) => takeChanges(db, now)),
      () => allOf(AT_A_TIME, (now) => rewardHunts(db, now)),
      () => endTournaments(db, new Date(clock.now())),
      () => allOf(AT_A_TIME, (now) => issuePrizes(db, now)),
    ]
    await eachApart(steps, (step) => step())
  }

  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'rewards' }, pay)

  return {
    pay,
    start: rounds.start,
    stop: rounds.stop,
  }
}

async function takeChanges(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select take_tournament_changes(${CHANGES_AT_A_TIME}, ${now}) as taken
  `.execute(db)
  return rows[0]?.taken ?? 0
}

type Rewards<Row> = {
  /** Locks what is due and nobody else is at; only this one where one is named. */
  readonly take: (trx: Executor, only?: Row) => Promise<readonly Row[]>
  readonly give: (trx: Executor, rows: readonly Row[]) => Promise<void>
  /** Of a row in `put_off_rewards`. */
  readonly nameOf: (row: Row) => string
}

/**
 * Does what is taken in one transaction; where that fails each by itself, so that none holds up the
 * others. What fails alone is put off, so that many of those hold up nobody either.
 * @returns how many were taken
 */
async function together<Row>(db: Db, rewards: Rewards<Row>, now: Date): Promise<number> {
  let rows: readonly Row[] = []
  try {
    await db.transaction().execute(async (trx) => {
      rows = await rewards.take(trx)
      await giveAll(trx, rewards, rows)
    })
  } catch (error) {
    if (isDatabaseAway(error) || rows.length === 0) throw error
    await eachApart(rows, async (row) => {
      try {
        await db.transaction().execute(async (trx) => {
          await giveAll(trx, rewards, await rewards.take(trx, row))
        })
      } catch (failure) {
        if (!isDatabaseAway(failure)) await putOff(db, rewards.nameOf(row), now)
        throw failure
      }
    })
  }
  return rows.length
}

async function giveAll<Row>(
  trx: Executor,
  { give, nameOf }: Rewards<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  await give(trx, rows)
  await trx.deleteFrom('put_off_rewards').where('reward', 'in', rows.map(nameOf)).execute()
}

/** Longer after each failure, up to an hour. */
async function putOff(db: Db, reward: string, now: Date): Promise<void> {
  await sql`
    insert into put_off_rewards as r (reward, failures, due_at)
    values (${reward}, 1, ${now}::timestamptz + interval '10 seconds')
    on conflict (reward) do update set failures = least(r.failures + 1, 9),
      due_at = ${now}::timestamptz + least(interval '10 seconds' * power(2, r.failures), interval '1 hour')
  `.execute(db)
}

const isPutOff = (reward: RawBuilder<string>, now: Date) =>
  sql<boolean>`exists (select from put_off_rewards p where p.reward = ${reward} and p.due_at > ${now})`

/** Brings the freebets of hunts up to their points. */
function rewardHunts(db: Db, now: Date): Promise<number> {
  const hunts: Rewards<BonusRow> = {
    nameOf: ({ id }) => `hunt:${id}`,
    take(trx, only) {
      const due = trx
        .selectFrom('bonuses')
        .selectAll()
        .where('reward_due', '=', true)
        .where(sql<boolean>`not ${isPutOff(sql`'hunt:' || bonuses.id`, now)}`)
      return (only === undefined ? due : due.where('id', '=', only.id))
        .orderBy('id')
        .limit(AT_A_TIME)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
    },
    async give(trx, rows) {
      const documents = await readVersions(
        trx,
        rows.map((row) => ({ id: row.offer_id, version: row.offer_version })),
      )
      for (const row of rows) {
        const offer = offerOf(documents, row.offer_id, row.offer_version)
        if (offer.kind === 'hunting') await rewardHunt(trx, row, offer, now)
      }
    },
  }
  return together(db, hunts, now)
}

/**
 * A corrected result may take points away: of the freebets they had brought the last are taken back,
 * unless they are used. Each has its number, and comes once.
 */
async function rewardHunt(
  trx: Executor,
  row: BonusRow,
  { reward }: OfferOf<'hunting'>,
  now: Date,
): Promise<void> {
  const reached = Number(row.points / BigInt(reward.points))
  const wanted = Math.min(reached, reward.most)
  const head = wanted > row.rewards ? await findOffer(trx, reward.offer) : undefined
  const { player_id: playerId, currency, stands_on_deposit: standsOnDeposit } = row
  const ofHunt = (number: number) => `hunting:${row.id}:${number}`
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => ofHunt(from + index + 1))
  for (const cause of numbers(row.rewards, wanted)) {
    const grant = { playerId, cause, currency, standsOnDeposit }
    const given = head === undefined ? null : await issueOffer(trx, head, grant, now)
    if (given === null) await changeGiven(trx, row, [cause], { back: true, now })
  }
  await changeGiven(trx, row, numbers(wanted, row.rewards), { back: false, now })
  await trx
    .updateTable('bonuses')
    .set({ rewards: wanted, reward_due: false })
    .where('id', '=', row.id)
    .execute()
}

/** What comes back waits for its player as before, and has as long left as what a bet gives back. */
const givenBack = (now: Date) => ({
  status: sql<
    BonusRow['status']
  >`case when activated_at is null then 'available' else 'active' end`,
  ended_at: null,
  expires_at: sql<Date | null>`case when expires_at is not null
    then greatest(expires_at, ${now}::timestamptz + interval '1 day') end`,
})

/** Gives back what was taken, or takes what was given and is not used. */
async function changeGiven(
  trx: Executor,
  { player_id: playerId }: BonusRow,
  causes: readonly string[],
  { back, now }: { readonly back: boolean; readonly now: Date },
): Promise<void> {
  if (causes.length === 0) return
  await trx
    .updateTable('bonuses')
    .set(back ? givenBack(now) : { status: 'deactivated', ended_at: now })
    .where('player_id', '=', playerId)
    .where('cause', 'in', [...causes])
    .where('status', 'in', back ? ['deactivated'] : ['active', 'available'])
    .where('times_used', '=', 0)
    .execute()
}

/** Ends tournaments whose time is over and whose bets are settled, when their pools are whole. */
async function endTournaments(db: Db, now: Date): Promise<void> {
  const over = await db
    .selectFrom('offers')
    .select(['id', 'valid_to'])
    .where('current', '=', true)
    .where('kind', '=', 'tournament')
    .where('status', '!=', 'disabled')
    .where('valid_to', '<=', now)
    .where(sql<boolean>`document ->> 'repeat' is null`)
    .where('id', 'not in', (eb) => eb.selectFrom('tournament_ends').select('offer_id'))
    .orderBy('id')
    .execute()
  await eachApart(over, async ({ id, valid_to: end }) => {
    const isLate = end !== null && now.getTime() >= end.getTime() + LATEST_MS
    const isDue = async (at: Executor) => {
      const { inPlay, poolBehind } = await readOpen(at, id)
      return !poolBehind && (isLate || !inPlay)
    }
    if (await isDue(db)) await endTournament(db, { id, isDue }, now)
  })
}

/**
 * What a tournament waits for: bets that are not settled, and stakes that its pool has not taken in,
 * also those that another process is just taking in. Both of one instant: who settles the last bet
 * may change the pool by it.
 */
async function readOpen(db: Executor, offerId: string) {
  const { rows } = await sql<{ inPlay: boolean; poolBehind: boolean }>`
    select
      exists (
        select from bonuses
        where offer_id = ${offerId} and kind = 'tournament' and potential_points > 0
      ) as "inPlay",
      exists (select from tournament_changes where offer_id = ${offerId}) as "poolBehind"
  `.execute(db)
  return rows[0] ?? { inPlay: true, poolBehind: true }
}

type Ending = {
  readonly id: string
  readonly isDue: (trx: Executor) => Promise<boolean>
}

/**
 * Writes down who gets what: whoever comes first, and nobody after. All of it is of one instant, so
 * that a bet which is settled meanwhile moves neither a place nor a pool.
 */
async function endTournament(db: Db, { id, isDue }: Ending, now: Date): Promise<void> {
  const ending = db.transaction().setIsolationLevel('repeatable read')
  try {
    await ending.execute(async (trx) => {
      const head = await findOffer(trx, id)
      if (head?.offer.kind !== 'tournament' || !(await isDue(trx))) return
      const ended = await trx
        .insertInto('tournament_ends')
        .values({ offer_id: id, ended_at: now, players: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('offer_id')
        .executeTakeFirst()
      if (ended === undefined) return
      await writePrizes(trx, head.offer)
      await sql`
        update tournament_ends set players = (
          select count(*) from bonuses
          where offer_id = ${id} and kind = 'tournament' and points > 0
        ) where offer_id = ${id}
      `.execute(trx)
    })
  } catch (error) {
    // Another process has ended it since that instant.
    if (sqlState(error) !== SERIALIZATION_FAILURE) throw error
  }
}

async function writePrizes(trx: Executor, offer: OfferOf<'tournament'>): Promise<void> {
  const lastPlace = Math.max(...offer.prizes.map(({ to }) => to))
  const { rows: places } = await sql<{ points: bigint; place: number; sharing: number }>`
    with best as (
      select points from bonuses
      where offer_id = ${offer.id} and kind = 'tournament' and points > 0
      order by points desc limit ${lastPlace}
    ),
    sums as (
      select points, count(*)::int as sharing from bonuses
      where offer_id = ${offer.id} and kind = 'tournament' and points > 0
        and points >= (select min(points) from best)
      group by points
    )
    select points, sharing, (sum(sharing) over (order by points desc) - sharing + 1)::int as place
    from sums
  `.execute(trx)
  const pools = [...(await readPool(trx, offer.id))]
  const prizes = places.flatMap((place) =>
    pools.map(([currency, { amount }]) => ({
      ...place,
      currency,
      won: prizeOf(offer, amount, place),
    })),
  )
  await sql`
    insert into tournament_prizes (offer_id, player_id, place, sharing, points, currency, amount)
    select b.offer_id, b.player_id, p.place, p.sharing, b.points, b.currency, p.won
    from unnest(
      ${prizes.map(({ points }) => points)}::bigint[],
      ${prizes.map(({ currency }) => currency)}::text[],
      ${prizes.map(({ place }) => place)}::integer[],
      ${prizes.map(({ sharing }) => sharing)}::integer[],
      ${prizes.map(({ won }) => won)}::bigint[]
    ) as p (points, currency, place, sharing, won)
    join bonuses b on b.offer_id = ${offer.id} and b.kind = 'tournament'
      and b.points = p.points and b.points > 0 and b.currency = p.currency
    where p.won > 0
    on conflict do nothing
  `.execute(trx)
}

type PrizeRow = Selectable<Schema['tournament_prizes']> & { readonly standsOnDeposit: boolean }

const STANDS_ON_DEPOSIT = sql<boolean>`exists (
  select from bonuses b where b.offer_id = tournament_prizes.offer_id
    and b.player_id = tournament_prizes.player_id and b.kind = 'tournament' and b.stands_on_deposit
)`

/** Pays prizes that wait, each once. */
function issuePrizes(db: Db, now: Date): Promise<number> {
  const prizes: Rewards<PrizeRow> = {
    nameOf: ({ offer_id, player_id }) => `prize:${offer_id}:${player_id}`,
    take(trx, only) {
      const due = trx
        .selectFrom('tournament_prizes')
        .selectAll()
        .select(STANDS_ON_DEPOSIT.as('standsOnDeposit'))
        .where('issued_at', 'is', null)
        .where(sql<boolean>`not ${isPutOff(sql`'prize:' || offer_id || ':' || player_id`, now)}`)
      const of = ({ offer_id, player_id }: PrizeRow) =>
        due.where('offer_id', '=', offer_id).where('player_id', '=', player_id)
      return (only === undefined ? due : of(only))
        .orderBy('offer_id')
        .orderBy('player_id')
        .limit(AT_A_TIME)
        .forUpdate()
        .skipLocked()
        .execute()
    },
    async give(trx, rows) {
      const heads = await paidAs(trx, [...new Set(rows.map(({ offer_id: id }) => id))])
      for (const { offer_id: id, player_id: playerId, ...prize } of rows) {
        const { currency, amount, standsOnDeposit } = prize
        const head = heads.get(id)
        const grant = { playerId, cause: `tournament:${id}`, currency, amount, standsOnDeposit }
        const bonus = head === undefined ? null : await issueOffer(trx, head, grant, now)
        await trx
          .updateTable('tournament_prizes')
          .set({ issued_at: now, bonus_id: bonus?.id ?? null })
          .where('offer_id', '=', id)
          .where('player_id', '=', playerId)
          .execute()
      }
    },
  }
  return together(db, prizes, now)
}

/** What each of these tournaments pays as. */
async function paidAs(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentOffer>> {
  const cups = await readOfferShelf(db, ids)
  const found = await Promise.all(
    cups.map(async ({ offer }) => {
      const head = offer.kind === 'tournament' ? await findOffer(db, offer.pays_as) : undefined
      return head === undefined ? [] : [[offer.id, head] as const]
    }),
  )
  return new Map(found.flat())
}
