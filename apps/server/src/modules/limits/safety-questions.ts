import { isExclusion, NO_AMOUNT } from '@touchline/betting'
import type { SafetyQuestion } from '@touchline/contract'
import type { Db, Executor } from '../../db/database.ts'
import { getPlayer } from '../players/player-repository.ts'
import { listHolding } from './limit-rows.ts'

const DAY_MS = 86_400_000

/** Days between two offers of limits, and between two reminders to look at the account; 0: none. */
export type SafetyPace = { readonly offerDays: number; readonly reviewDays: number }

type Decision = { readonly question: SafetyQuestion; readonly decided_at: Date }

const OFFERS: ReadonlySet<SafetyQuestion> = new Set(['registration', 'first_deposit', 'monthly'])

/**
 * What a player is to be asked now: to set limits, where there are none (once after registration,
 * once after the first deposit, then every so many days), or else to look at their account.
 */
export async function dueQuestion(
  db: Executor,
  playerId: number,
  now: Date,
  { offerDays, reviewDays }: SafetyPace,
): Promise<SafetyQuestion | null> {
  const [player, decisions, hasLimits] = await Promise.all([
    getPlayer(db, playerId),
    readDecisions(db, playerId),
    hasOwnLimits(db, playerId, now),
  ])
  const isPast = (since: Date | undefined, days: number) =>
    since !== undefined && since.getTime() + days * DAY_MS <= now.getTime()
  if (!hasLimits && offerDays > 0) {
    const offers = decisions.filter(({ question }) => OFFERS.has(question))
    const asked = new Set(offers.map(({ question }) => question))
    if (!asked.has('registration')) return 'registration'
    if (!asked.has('first_deposit') && (await hasDeposited(db, playerId))) return 'first_deposit'
    if (isPast(offers[0]?.decided_at, offerDays)) return 'monthly'
  }
  const last = decisions[0]?.decided_at ?? player.created_at
  return reviewDays > 0 && isPast(last, reviewDays) ? 'account_review' : null
}

/** Keeps what a player answered, with its time. */
export async function keepDecision(
  db: Db,
  playerId: number,
  question: SafetyQuestion,
  answer: 'declined' | 'accepted',
  now: Date,
): Promise<void> {
  await db
    .insertInto('player_decisions')
    .values({ player_id: playerId, question, answer, decided_at: now })
    .execute()
}

/** The latest first. */
async function readDecisions(db: Executor, playerId: number): Promise<readonly Decision[]> {
  return db
    .selectFrom('player_decisions')
    .select(['question', 'decided_at'])
    .where('player_id', '=', playerId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

async function hasOwnLimits(db: Executor, playerId: number, now: Date): Promise<boolean> {
  const rows = await listHolding(db, playerId, now)
  return rows.some(({ type }) => !isExclusion(type))
}

async function hasDeposited(db: Executor, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', playerId)
    .where('deposited', '>', NO_AMOUNT)
    .executeTakeFirst()
  return row !== undefined
}
