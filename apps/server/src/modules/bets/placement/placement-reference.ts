import { hash } from 'node:crypto'
import type { Placement } from '@touchline/contract'
import type { Db, Executor } from '../../../db/database.ts'
import type { StoredBet } from '../bet-repository.ts'
import { findPlacedBets } from '../bet-repository.ts'

/** Stands in place of a fingerprint where a reference was closed before it placed anything. */
export const CLOSED: Buffer = Buffer.from('closed')

/**
 * Fingerprint of a decoded body: fields stand in the contract's order, whatever the client's was, and
 * letters of the reference in one case, as a UUID is the same in either.
 */
export function hashBody(placement: Placement): Buffer {
  const reference = placement.meta.reference.toLowerCase()
  const body = { ...placement, meta: { ...placement.meta, reference } }
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return hash('sha256', text, 'buffer')
}

/** Fingerprint of the body that a reference was used for; undefined when it was not used. */
export async function findPlacementHash(
  db: Executor,
  playerId: number,
  reference: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('placements')
    .select('body_hash')
    .where('player_id', '=', playerId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.body_hash
}

/**
 * What a reference has placed. One that has placed nothing is taken out of use, so that a request
 * which is still on its way cannot place later what the player was told is not placed. A placement
 * under way holds the reference: this waits for its end.
 */
export async function closePlacement(
  db: Db,
  playerId: number,
  reference: string,
): Promise<StoredBet[]> {
  await closeUnused(db, playerId, reference)
  return findPlacedBets(db, playerId, reference)
}

/**
 * Closes the reference of a placement that was refused: another copy of the same request may be on
 * its way, and the price may be right again when it comes.
 * @returns the bets where another copy was quicker and placed them
 */
export async function closeRefused(
  db: Db,
  playerId: number,
  placement: Placement,
): Promise<StoredBet[] | null> {
  const { reference } = placement.meta
  await closeUnused(db, playerId, reference)
  const known = await findPlacementHash(db, playerId, reference)
  return known?.equals(hashBody(placement)) ? findPlacedBets(db, playerId, reference) : null
}

async function closeUnused(db: Db, playerId: number, reference: string): Promise<void> {
  await db
    .insertInto('placements')
    .values({ player_id: playerId, reference, body_hash: CLOSED, device_id: null, quick: false })
    .onConflict((conflict) => conflict.columns(['player_id', 'reference']).doNothing())
    .execute()
}
