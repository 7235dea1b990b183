import type { Db } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import type { Logger } from '../logging/logger.ts'
import { createCashOutQuotes } from '../modules/bets/cash-out-quotes.ts'
import type { CustomChances } from '../modules/bets/cash-out/custom-chances.ts'
import type { Clock } from '../modules/clock.ts'
import type { CashOutNews } from '../modules/device-push/cash-out-news.ts'
import { createCashOutNews } from '../modules/device-push/cash-out-news.ts'
import { createMatchNews } from '../modules/device-push/match-news.ts'
import { createOneSignalService } from '../modules/device-push/one-signal-service.ts'
import { queueNotifications } from '../modules/device-push/push-queue.ts'
import { createPushSender } from '../modules/device-push/push-sender.ts'
import type { PushSender } from '../modules/device-push/push-sender.ts'
import { keepVapidKeys } from '../modules/device-push/vapid-keys.ts'
import { createWebPushService } from '../modules/device-push/web-push-service.ts'
import { createNotificationTeller } from '../modules/notifications/notification-teller.ts'
import type { NotificationTeller } from '../modules/notifications/notification-teller.ts'
import type { Publisher } from '../realtime/publisher.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'

/** What tells players something: their open pages, and their devices. */
export type Notifying = {
  readonly teller: NotificationTeller
  readonly sender: PushSender
  readonly cashOuts: CashOutNews
  /** What browsers ask for messages by; undefined where OneSignal does the work. */
  readonly publicKey: string | undefined
  /** Listens to the book; call it before the feed starts. */
  listen(): void
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly chances: CustomChances
  readonly clock: Clock
  readonly settings: Settings
  readonly publisher: Publisher
  readonly logger: Logger
  readonly reporter: Reporter
}

export async function openNotifying(deps: Deps): Promise<Notifying> {
  const { db, clock, settings } = deps
  const { vapid, hosts, oneSignal } = settings.devicePush
  const keys = vapid ?? (await keepVapidKeys(db))
  const { supportEmail } = settings.operator
  const subject =
    supportEmail === null
      ? (settings.publicUrl ?? 'mailto:push@localhost')
      : `mailto:${supportEmail}`
  const sender = createPushSender({
    ...deps,
    services: {
      web: oneSignal === undefined ? createWebPushService({ ...keys, hosts, subject }) : undefined,
      one_signal: oneSignal && createOneSignalService(oneSignal, settings.publicUrl),
    },
    defaultLocale: settings.defaultLocale,
    prefixOf: (locale) =>
      locale === settings.defaultLocale && !settings.localePrefix ? '' : `/${locale}`,
  })
  const teller = createNotificationTeller({
    ...deps,
    onTaken: (trx, rows) => queueNotifications(trx, rows, new Date(clock.now())),
  })
  const publicKey = oneSignal === undefined ? keys.publicKey : undefined
  const news = createMatchNews(deps)
  const cashOuts = createCashOutNews({ ...deps, quotes: createCashOutQuotes(deps) })
  return {
    teller,
    sender,
    cashOuts,
    publicKey,
    listen() {
      news.listen()
      cashOuts.listen()
    },
    start() {
      teller.start()
      cashOuts.start()
      sender.start()
    },
    async stop() {
      await teller.stop()
      await news.stop()
      await cashOuts.stop()
      await sender.stop()
    },
  }
}
