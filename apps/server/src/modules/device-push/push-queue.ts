import { OPEN_BET_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { KeptParams, OwnWords, PushTopic } from '../../db/notification-schema.ts'
import type { NoticeText } from '../notifications/add-notifications.ts'
import type { NotificationRow } from '../notifications/notification-repository.ts'
import type { SubscriptionRow } from './subscriptions.ts'

const A_DAY_MS = 86_400_000
/** Nobody else tries a message meanwhile: longer than any service is waited for. */
const LEASE_MS = 60_000

/** Queues for every browser of their players what was told on the site. */
export async function queueNotifications(
  trx: Executor,
  rows: readonly Pick<NotificationRow, 'id'>[],
  now: Date,
): Promise<void> {
  await sql`
    insert into push_messages (
      subscription_id, cause, topic, text_key, params, said, object_type, object_id,
      notification_id, due_at, expires_at
    )
    select s.id, n.cause,
      case n.type when 'bet' then 'settlements' when 'bonus' then 'offers' else 'account' end,
      n.text_key, n.params, n.said, n.object_type, n.object_id, n.id,
      ${now}, ${new Date(now.getTime() + A_DAY_MS)}
    from notifications n join push_subscriptions s on s.player_id = n.player_id
    where n.id = any(${rows.map(({ id }) => id)}::bigint[])
    on conflict (subscription_id, cause) do nothing
  `.execute(trx)
}

export type MatchNews = NoticeText & {
  readonly matchId: string
  readonly cause: string
  readonly topic: Extract<PushTopic, 'goals' | 'starts'>
  /** For how long it is news. */
  readonly forMs: number
}

/** Queues what happened in a match for players who follow it, or have a bet on it that is open. */
export async function queueMatchNews(db: Executor, news: MatchNews, now: Date): Promise<void> {
  const { matchId } = news
  await sql`
    insert into push_messages (
      subscription_id, cause, topic, text_key, params, object_type, object_id, due_at, expires_at
    )
    select s.id, ${news.cause}, ${news.topic}, ${news.text}, ${JSON.stringify(news.params)}::jsonb,
      'match', ${matchId}, ${now}, ${new Date(now.getTime() + news.forMs)}
    from push_subscriptions s
    where exists (
      select from favourites f
      where f.player_id = s.player_id and f.type = 'matches' and f.item_id = ${matchId}
    ) or s.player_id in (
      select b.player_id from bet_selections l join bets b on b.id = l.bet_id
      where l.match_id = ${matchId} and b.status = any(${OPEN_BET_STATUSES}::text[])
    )
    on conflict (subscription_id, cause) do nothing
  `.execute(db)
}

/** A message that is due, and all that decides whether it is sent. */
export type DueMessage = {
  readonly id: bigint
  readonly cause: string
  readonly topic: PushTopic
  readonly text_key: string | null
  readonly params: KeptParams
  readonly said: OwnWords | null
  readonly object_type: string | null
  readonly object_id: string | null
  readonly expires_at: Date
  readonly attempts: number
  readonly is_read: boolean
  readonly subscription_id: bigint
  readonly service: SubscriptionRow['service']
  readonly endpoint: string
  readonly p256dh: string | null
  readonly auth: string | null
  readonly language: string
  readonly player_id: number
  readonly is_closed: boolean
  readonly push_topics: readonly string[] | null
  readonly news: boolean | null
  /** As a choice, or as a rail of the player's own. */
  readonly calm: boolean
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly quiet_zone: string | null
}

/** Takes messages that are due, for as long as a service may take; others pass them over. */
export async function takeDue(db: Executor, limit: number, now: Date): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    with due as materialized (
      select id from push_messages where sent_at is null and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    ),
    taken as (
      update push_messages m
      set attempts = attempts + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
      from due where m.id = due.id returning m.*
    )
    select m.id, m.cause, m.topic, m.text_key, m.params, m.said, m.object_type, m.object_id,
      m.expires_at, m.attempts, n.read_at is not null as is_read,
      s.id as subscription_id, s.service, s.endpoint, s.p256dh, s.auth, s.language, s.player_id,
      p.closed_at is not null as is_closed, c.push_topics, c.news,
      coalesce(c.calm, false) or coalesce(r.calm, false) as calm,
      c.quiet_from, c.quiet_until, c.quiet_zone
    from taken m
    join push_subscriptions s on s.id = m.subscription_id
    join players p on p.id = s.player_id
    left join player_settings c on c.player_id = s.player_id
    left join guard_rails r on r.player_id = s.player_id
    left join notifications n on n.id = m.notification_id
    order by m.id
  `.execute(db)
  return rows
}

/** What is done with is not sent again, whoever asks; it stays until it would have been too late. */
export async function finish(db: Executor, ids: readonly bigint[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update push_messages set sent_at = ${now} where id = any(${ids}::bigint[])
  `.execute(db)
}

export async function putOff(
  db: Executor,
  id: bigint,
  { until, isTry }: { readonly until: Date; readonly isTry: boolean },
): Promise<void> {
  await sql`
    update push_messages set due_at = ${until}, attempts = attempts - ${isTry ? 0 : 1}
    where id = ${id}
  `.execute(db)
}

/** The browser's push service knows it no more. */
export async function endSubscription(db: Executor, id: bigint): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`.execute(db)
}

export async function deleteExpiredPush(db: Executor, now: Date): Promise<void> {
  await sql`delete from push_messages where expires_at < ${now}`.execute(db)
}
