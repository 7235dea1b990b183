import { calls, readShareCode, type SharedBet } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import {
  countAttempt,
  forgiveAttempt,
  sharedBetMissSubjects,
  shareSubjects,
} from '../sessions/attempt-limits.ts'
import type { Routes } from '../sessions/routes.ts'
import { ordinaryType } from './placement/bet-shape.ts'
import { findSharedBets, shareBets } from './sharing/share-bets.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly isEnabled: () => boolean
}

export function shareRoutes(routes: Routes, { db, book, clock, isEnabled }: Deps): void {
  const now = () => new Date(clock.now())
  const requireEnabled = () => {
    if (!isEnabled()) throw new Problem(403, 'error.share.disabled')
  }

  routes.open(calls.shareBets, async ({ body, request }) => {
    requireEnabled()
    await countAttempt(db, shareSubjects(request.ip), now())
    const bets = body.bets.map((bet) => ({ ...bet, type: bet.type ?? typeOf(bet) }))
    return { data: { code: await shareBets(db, book, bets, now()) } }
  })

  routes.open(calls.findSharedBets, async ({ query, locale, request }) => {
    requireEnabled()
    // Before the look: above the limit a code that exists is answered like one that does not.
    const misses = sharedBetMissSubjects(request.ip)
    await countAttempt(db, misses, now())
    const code = readShareCode(query.code)
    if (code === null) throw new Problem(404, 'error.share.not_found')
    const found = await findSharedBets(db, code, locale)
    // Only who guesses asks for many codes that do not exist.
    await forgiveAttempt(db, misses)
    return { data: found }
  })
}

/** Only a custom bet has a price of its own. */
function typeOf(bet: Omit<SharedBet, 'type'>): SharedBet['type'] {
  return bet.customOdds === undefined ? ordinaryType(bet) : 'custom_bet'
}
