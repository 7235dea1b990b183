import { directionOf, isLocale, wireLanguage } from '@touchline/contract'
import type { LocaleCode } from '@touchline/contract'
import { isDatabaseAway } from '../../db/database-error.ts'
import type { Db } from '../../db/database.ts'
import type { PushTopic } from '../../db/notification-schema.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import { findExcluded } from '../limits/exclusion.ts'
import { wordsIn } from '../notifications/notification-texts.ts'
import { STANDARD_PUSH_TOPICS } from '../players/notifications.ts'
import { repeat } from '../repeat.ts'
import type { DueMessage } from './push-queue.ts'
import { endSubscription, finish, putOff, takeDue } from './push-queue.ts'
import type { PushOutcome, PushService, ShownPush } from './push-service.ts'
import { quietUntil } from './quiet-hours.ts'

const EVERY_MS = 2_000
const AT_A_TIME = 50
const MOST_TRIES = 8
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** What is no news soon. */
const URGENT: ReadonlySet<PushTopic> = new Set(['goals', 'starts', 'cash_outs'])
/** Who has just not answered is left alone for so long. */
const AWAY_MS = 30_000

export type PushServices = {
  readonly web: PushService | undefined
  readonly one_signal: PushService | undefined
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
  readonly reporter: Reporter
  readonly services: PushServices
  /** Where pages in a language begin: `` or `/de`. */
  readonly prefixOf: (locale: LocaleCode) => string
  readonly defaultLocale: LocaleCode
  readonly settings: Pick<Settings, 'myBets'>
}

export type PushSender = {
  /** Sends what is due; resolves when nothing is. */
  sendDue(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/**
 * Sends what is queued, in the background: several processes share it, a service that is away is
 * tried again later and less and less often, and what is no news any more is dropped.
 */
export function createPushSender(deps: Deps): PushSender {
  const { db, clock, logger, reporter, services } = deps
  /** Until when a service is left alone, by its origin. */
  const away = new Map<string, number>()

  const sendDue = async () => {
    for (let more = true; more && !rounds.isStopped();) {
      const now = new Date(clock.now())
      const due = await takeDue(db, AT_A_TIME, now)
      const excluded = await findExcluded(
        db,
        due.map((message) => message.player_id),
        now,
      )
      const ends = await Promise.allSettled(
        due.map((message) => handle(message, excluded.has(message.player_id))),
      )
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed !== undefined) throw failed.reason
      more = due.length === AT_A_TIME
    }
  }

  /** One that fails is put off as if nobody had answered, and holds up no other. */
  const handle = async (message: DueMessage, isExcluded: boolean) => {
    try {
      await sendOne(message, isExcluded)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      reporter.report(error, { task: 'device push', messageId: String(message.id) })
      await tryAgain(message, null)
    }
  }

  const sendOne = async (message: DueMessage, isExcluded: boolean) => {
    const now = clock.now()
    const service = services[message.service]
    if (service === undefined || isExcluded || !isWanted(message, now)) {
      return finish(db, [message.id], new Date(now))
    }
    const quiet = quietEnd(message, now)
    const origin = originOf(message)
    const until = quiet ?? away.get(origin) ?? 0
    if (until > now) {
      return until < message.expires_at.getTime()
        ? putOff(db, message.id, { until: new Date(until), isTry: false })
        : finish(db, [message.id], new Date(now))
    }
    const outcome = await service.send(message, shownOf(message, deps), {
      ttlSeconds: Math.max(0, Math.floor((message.expires_at.getTime() - now) / 1000)),
      isUrgent: URGENT.has(message.topic),
    })
    await conclude(message, outcome, origin)
  }

  const conclude = async (message: DueMessage, told: PushOutcome, origin: string) => {
    const now = clock.now()
    if (told.outcome !== 'later') away.delete(origin)
    switch (told.outcome) {
      case 'gone':
        return endSubscription(db, message.subscription_id)
      case 'later':
        away.set(origin, now + (told.afterMs ?? AWAY_MS))
        logger.warn({ origin, reason: told.reason }, 'a push service did not take a message')
        return tryAgain(message, told.afterMs)
      case 'refused':
        logger.warn({ origin, reason: told.reason }, 'a push service refused a message')
        return finish(db, [message.id], new Date(now))
      case 'sent':
        return finish(db, [message.id], new Date(now))
    }
  }

  /** Later and later, and not for ever. */
  const tryAgain = ({ id, attempts, expires_at: end }: DueMessage, afterMs: number | null) => {
    const now = clock.now()
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
    const until = now + Math.max(pause, afterMs ?? 0)
    return attempts < MOST_TRIES && until < end.getTime()
      ? putOff(db, id, { until: new Date(until), isTry: true })
      : finish(db, [id], new Date(now))
  }

  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'device push' }, sendDue)

  return {
    sendDue,
    start: rounds.start,
    stop: rounds.stop,
  }
}

/** Whether a player wants to hear of it, still. */
function isWanted(message: DueMessage, now: number): boolean {
  if (message.is_closed || message.is_read || message.expires_at.getTime() <= now) return false
  if (message.topic === 'offers') return message.news === true && !message.calm
  if (message.topic === 'cash_outs' && message.calm) return false
  return (message.push_topics ?? STANDARD_PUSH_TOPICS).some((topic) => topic === message.topic)
}

function quietEnd(message: DueMessage, now: number): number | null {
  const { quiet_from: from, quiet_until: until, quiet_zone: zone } = message
  if (from === null || until === null || zone === null) return null
  return quietUntil({ from, until, zone }, now)
}

function originOf({ service, endpoint }: DueMessage): string {
  return service === 'web' && URL.canParse(endpoint) ? new URL(endpoint).origin : service
}

function shownOf(message: DueMessage, deps: Deps): ShownPush {
  const locale = isLocale(message.language) ? message.language : deps.defaultLocale
  const { title, caption, body } = wordsIn(message, locale)
  return {
    title,
    body: [caption, body].filter((line) => line !== null).join('\n'),
    tag: message.cause,
    path: `${deps.prefixOf(locale)}${pathOf(message, deps.settings)}`,
    lang: wireLanguage(locale),
    dir: directionOf(locale),
  }
}

function pathOf(
  { object_type: type, object_id: id }: DueMessage,
  { myBets }: Deps['settings'],
): string {
  if (type === 'bet' && myBets) return '/sports/my-bets'
  // Which sport it is the page finds out, and puts its address right.
  if (type === 'match' && id !== null) return `/sports/soccer/match-m${id}`
  return '/sports'
}
