import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import { drawsToPromise } from './games.ts'
import { drawOne, findDue, findUnsettled, promiseDraws } from './lottery-repository.ts'
import type { LotteryBook } from './with-lotteries.ts'

const EVERY_MS = 5_000
const RARELY_MS = 60_000
/** Longer than any request lasts: a ticket that was let in before the end is stored by then. */
export const REST_MS = 40_000

export type LotteryService = {
  /** Promises the next draws, draws those that are due, and says what became of their tickets. */
  work(): Promise<void>
  /**
   * Every process promises, as it sells no ticket of a draw whose promise it does not know of.
   * Resolves once the first ones are on sale, or cannot be.
   */
  start(does: { readonly draws: boolean }): Promise<void>
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly book: LotteryBook
  readonly clock: Clock
  readonly reporter: Reporter
  /** Where it is off, tickets of before are drawn, and none are sold. */
  readonly isOn: boolean
}

/** Safe in several processes side by side: the database says which of them draws. */
export function createLotteryService({ db, book, clock, reporter, isOn }: Deps): LotteryService {
  let does = { draws: false }
  const everyMs = isOn ? EVERY_MS : RARELY_MS
  const rounds = repeat({ clock, everyMs, reporter, task: 'lotteries' }, () =>
    does.draws ? work() : promise(clock.now()),
  )

  async function work(): Promise<void> {
    const now = clock.now()
    await eachApart([promise, drawDue, settleDrawn], (step) => step(now))
  }

  async function promise(now: number): Promise<void> {
    if (!isOn) return
    const draws = drawsToPromise(now)
    book.sell(await promiseDraws(db, draws))
  }

  async function drawDue(now: number): Promise<void> {
    await eachApart(await findDue(db, new Date(now - REST_MS)), async (id) => {
      if (!rounds.isStopped()) await drawOne(db, id, new Date(now))
    })
  }

  async function settleDrawn(now: number): Promise<void> {
    for (const { draw, outcomes } of await findUnsettled(db)) {
      if (outcomes === null) book.cancelDraw(draw, now)
      else book.settleDraw(draw, outcomes, now)
    }
  }

  return {
    work,
    start(duties) {
      does = duties
      return rounds.soon()
    },
    stop: rounds.stop,
  }
}
