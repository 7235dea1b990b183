import { calls, isTimeZone, oddsType } from '@touchline/contract'
import type { OddsType, UserSettings, UserSettingsChange } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { invalidField } from '../../http/invalid-request.ts'
import type { SportTypeProviders } from '../../settings/sport-type-providers.ts'
import { sportTypeProviders } from '../catalogue/sport-type-providers.ts'
import { testProvidersOf, type TestProviders } from '../catalogue/test-providers.ts'
import { keepOneSignal } from '../device-push/subscriptions.ts'
import { STANDARD_NOTIFICATIONS } from '../players/notifications.ts'
import type { Notifications } from '../players/notifications.ts'
import { lockPlayer } from '../players/player-repository.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import { isHeldCalm } from '../limits/guard-rails.ts'
import type { Routes } from '../sessions/routes.ts'
import type { Clock } from '../clock.ts'
import { checkStakes, recommendedStakes } from './recommended-stakes.ts'
import { findSettings, saveSettings } from './user-settings-repository.ts'
import type { StoredSettings } from './user-settings-repository.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly publisher: Publisher
  readonly customBets: boolean
  readonly sportTypeProviders: SportTypeProviders
  /** FLAG-07: a browser's cookie may name others. */
  readonly testProviders: () => boolean
  readonly horseRacing: boolean
  readonly lotteries: boolean
}

const DEFAULTS = {
  stakes: {},
  acceptMode: 'none',
  oddsType: 'european',
  notifications: STANDARD_NOTIFICATIONS,
  calm: false,
  timeZone: null,
} as const

export function userSettingsRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps
  const pages = createPlayerChannels(deps.publisher)
  routes.anyone(calls.getSettings, async ({ player, request }) => {
    const tried = testProvidersOf(request, { book: deps.book, isOn: deps.testProviders() })
    if (player === undefined) return { data: presentSettings(deps, undefined, false, tried) }
    const [stored, isHeld] = await Promise.all([
      findSettings(db, player.id),
      isHeldCalm(db, player.id),
    ])
    return { data: presentSettings(deps, stored, isHeld, tried) }
  })

  routes.signedIn(calls.saveSettings, async ({ player, body, request }) => {
    checkStakes(body.stakes ?? {})
    checkZone(body.timezone ?? null)
    const updatedAt = new Date(clock.now())
    const settings = await changeSettings(db, player.id, body, updatedAt)
    pages.tell(player.id, { type: 'account_changed' })
    const { oneSignalPushNotificationSubscription: oneSignal } = body
    if (oneSignal !== undefined) await keepOneSignal(db, player, oneSignal, updatedAt)
    const tried = testProvidersOf(request, { book: deps.book, isOn: deps.testProviders() })
    return { data: presentSettings(deps, settings, await isHeldCalm(db, player.id), tried) }
  })
}

/** What the change does not name stays, even while another tab changes it. */
function changeSettings(
  db: Db,
  playerId: number,
  change: UserSettingsChange,
  updatedAt: Date,
): Promise<StoredSettings> {
  return db.transaction().execute(async (trx) => {
    await lockPlayer(trx, playerId)
    const before = (await findSettings(trx, playerId)) ?? DEFAULTS
    const settings: StoredSettings = {
      stakes: { ...before.stakes, ...change.stakes },
      acceptMode: change.autoAcceptOddsChange ?? before.acceptMode,
      oddsType: change.oddsType ?? before.oddsType,
      notifications: changedNotifications(before.notifications, change.notifications),
      calm: change.calm ?? before.calm,
      timeZone: change.timezone === undefined ? before.timeZone : change.timezone,
      updatedAt,
    }
    await saveSettings(trx, playerId, settings, updatedAt)
    return settings
  })
}

function checkZone(zone: string | null): void {
  if (zone !== null && !isTimeZone(zone)) throw invalidField('timezone', 'must name a time zone')
}

function changedNotifications(
  before: Notifications,
  change: UserSettingsChange['notifications'] = {},
): Notifications {
  const { quietHours = before.quietHours } = change
  if (quietHours !== null && !isTimeZone(quietHours.zone)) {
    throw invalidField('quiet_hours', 'must name a time zone')
  }
  return {
    reminders: change.reminders ?? before.reminders,
    news: change.news ?? before.news,
    topics: change.topics ?? before.topics,
    quietHours,
  }
}

function presentSettings(
  { book, customBets, sportTypeProviders: named, horseRacing, lotteries }: Deps,
  stored: StoredSettings | undefined,
  isHeld: boolean,
  tried: TestProviders,
): UserSettings {
  const providers = [...book.providers()]
  const names = providers.map(([provider]) => provider)
  const stakes = recommendedStakes()
  for (const [currency, amounts] of Object.entries(stored?.stakes ?? {})) {
    stakes[currency] = [...amounts]
  }
  return {
    customBetEnabled: customBets,
    stakes,
    autoAcceptOddsChange: stored?.acceptMode ?? DEFAULTS.acceptMode,
    availableOddsTypes: [...oddsType.options],
    activeOddsType: readOddsType(stored?.oddsType),
    notifications: presentNotifications(stored?.notifications ?? DEFAULTS.notifications),
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    videoEnabled: true,
    providerStatuses: Object.fromEntries(providers),
    sportTypeProviders: sportTypeProviders(book, named, tried),
    multiSingleAvailability: Object.fromEntries(names.map((name) => [name, true])),
    horseRacingEnabled: horseRacing,
    lotteryEnabled: lotteries,
    calm: isHeld ? 'held' : stored?.calm === true ? 'on' : 'off',
    timezone: stored?.timeZone ?? DEFAULTS.timeZone,
  }
}

function presentNotifications({ topics, ...rest }: Notifications) {
  return { ...rest, topics: [...topics] }
}

/** An unknown format reads as european (GAP-20). */
function readOddsType(text: string | undefined): OddsType {
  return oddsType.options.find((option) => option === text) ?? DEFAULTS.oddsType
}
