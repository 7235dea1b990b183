import type { Amount } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import type { Db } from '../../../db/database.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../db/database-error.ts'
import type { Book } from '../../../feed/book/book.ts'
import { Problem } from '../../../http/problem.ts'
import type { LiveDelays } from '../../../settings/live-delays.ts'
import { limitProblem } from '../../limits/limit-problem.ts'
import type { Trader } from '../approval/trader.ts'
import { findPlacedBets } from '../bet-repository.ts'
import type { StoredBet } from '../bet-repository.ts'
import type { CustomPrice, CustomPricer } from '../custom/custom-pricer.ts'
import { CLOSED, hashBody, closeRefused, findPlacementHash } from './placement-reference.ts'
import { bonusUnavailable, findHeldBonuses } from './held-bonuses.ts'
import type { OpenBox } from './held-bonuses.ts'
import { checkPlacement } from './check-placement.ts'
import type { CheckedPlacement } from './check-placement.ts'
import { runPlacement } from './place-bets-statement.ts'
import type { PlacementOutcome } from './place-bets-statement.ts'
import { placedBets } from './placed-bets.ts'
import { toStored } from './to-stored.ts'

export type PlaceBetsDeps = {
  readonly db: Db
  readonly book: Book
  readonly liveDelays: LiveDelays
  readonly trader: Trader
  readonly customPricer: CustomPricer
  /** Whether bets on runners are paid at the starting price where it is higher. */
  readonly bestOdds: () => boolean
}

export type AskedPlacement = {
  readonly playerId: number
  readonly placement: Placement
  /** Milliseconds since 1970. */
  readonly now: number
  /** Where the player is, ISO 3166-1 alpha-2; null where nobody knows. */
  readonly country: string | null
  /** The player's lootboxes, where they have been read already. */
  readonly boxes?: readonly OpenBox[]
}

export type PlacementResult = {
  readonly bets: readonly StoredBet[]
  /** The balance after the placement; undefined when these bets had been placed before. */
  readonly balance: Amount | undefined
}

/**
 * Places the bets of a slip, exactly once per reference: the same reference answers the same bets,
 * also when the prices have moved since. What was refused stays refused under its reference.
 * @throws Problem 422 when a rule or the balance forbids it, 409 for a reference with another body
 */
export async function placeBets(
  deps: PlaceBetsDeps,
  asked: AskedPlacement,
): Promise<PlacementResult> {
  try {
    return await tryToPlace(deps, asked)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const bets = await closeRefused(deps.db, asked.playerId, asked.placement)
    if (bets === null) throw error
    return { bets, balance: undefined }
  }
}

async function tryToPlace(deps: PlaceBetsDeps, asked: AskedPlacement): Promise<PlacementResult> {
  const { playerId, placement, now } = asked
  const found = await checkOrRepeat(deps, asked)
  if (found.kind === 'repeated') return found.result
  const { checked } = found
  const { book, liveDelays, trader } = deps
  const approvalMs = trader.answersAfterMs
  const bestOdds = deps.bestOdds()
  const options = { book, playerId, now, liveDelays, approvalMs, bestOdds }
  const stored = toStored(placement, checked, options)
  const run = () => runPlacement(deps.db, stored)
  // Two placements with one reference in two currencies hold different locks: the second one finds
  // the first on its next try.
  const outcome = await run().catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) return run()
    throw error
  })
  if (outcome.outcome === 'placed') {
    return { bets: placedBets(stored, outcome), balance: outcome.balance }
  }
  return refuseOrRepeat(deps.db, outcome, {
    playerId,
    reference: placement.meta.reference,
    checked,
  })
}

/** Nothing is asked for the other types of bet. */
async function priceCustoms(
  { customPricer }: PlaceBetsDeps,
  { meta, bets }: Placement,
  now: number,
): Promise<readonly CustomPrice[]> {
  if (meta.type !== 'custom_bet') return []
  return Promise.all(bets.map(({ selections }) => customPricer(selections, now)))
}

type Found =
  | { readonly kind: 'checked'; readonly checked: CheckedPlacement }
  | { readonly kind: 'repeated'; readonly result: PlacementResult }

async function checkOrRepeat(
  deps: PlaceBetsDeps,
  { playerId, placement, now, country, boxes }: AskedPlacement,
): Promise<Found> {
  const { db, book } = deps
  const [customs, held] = await Promise.all([
    priceCustoms(deps, placement, now),
    findHeldBonuses(db, {
      playerId,
      bets: placement.bets,
      isQuick: placement.meta.quick,
      now,
      country,
      boxes,
    }),
  ])
  try {
    return { kind: 'checked', checked: checkPlacement(book, placement, now, customs, held) }
  } catch (refusal) {
    const { reference } = placement.meta
    const known = await findPlacementHash(db, playerId, reference)
    if (known === undefined) throw refusal
    if (!known.equals(hashBody(placement))) throw reused(known)
    const bets = await findPlacedBets(db, playerId, reference)
    return { kind: 'repeated', result: { bets, balance: undefined } }
  }
}

async function refuseOrRepeat(
  db: Db,
  outcome: Exclude<PlacementOutcome, { outcome: 'placed' }>,
  {
    playerId,
    reference,
    checked,
  }: { playerId: number; reference: string; checked: CheckedPlacement },
): Promise<PlacementResult> {
  switch (outcome.outcome) {
    case 'repeated':
      return { bets: await findPlacedBets(db, playerId, reference), balance: undefined }
    case 'reference_reused':
      throw reused(await findPlacementHash(db, playerId, reference))
    case 'no_account':
      throw new Problem(422, 'error.place_bets.no_account', {
        params: { currency: checked.currency.code },
      })
    case 'limited':
      throw limitProblem(outcome)
    case 'bonus_unavailable':
      throw bonusUnavailable(null, 'gone')
    case 'insufficient_balance':
      throw new Problem(422, 'error.place_bets.balance_too_low', {
        details: { balance: Number(outcome.balance), currency: checked.currency.code },
      })
  }
}

/** @param known what the reference was used for */
function reused(known: Buffer | undefined): Problem {
  if (known?.equals(CLOSED)) {
    return new Problem(409, 'error.place_bets.reference_closed')
  }
  return new Problem(409, 'error.place_bets.reference_reused')
}
