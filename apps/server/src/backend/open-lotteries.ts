import type { Db } from '../db/database.ts'
import { createBook } from '../feed/book/create-book.ts'
import type { Clock } from '../modules/clock.ts'
import { createLotteryService } from '../modules/lotteries/lottery-service.ts'
import { withLotteries } from '../modules/lotteries/with-lotteries.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly reporter: Reporter
}

/** The book with the draws in it, and who draws them. */
export function openLotteries({ db, clock, settings, reporter }: Deps) {
  const now = () => clock.now()
  const isOn = settings.lotteries
  const book = withLotteries(createBook(now), now, isOn)
  return { book, lotteries: createLotteryService({ db, book, clock, reporter, isOn }) }
}
