import type { FavouriteType } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'
import { findFavourites } from './favourite-repository.ts'

/** Ids of what the asking player marked; none for a visitor. */
export type FavouriteReader = (
  request: FastifyRequest,
  type: FavouriteType,
) => Promise<readonly string[]>

/** Who asks is looked up only by the calls that need it: lists are for everyone. */
export function createFavouriteReader(
  db: Db,
  authenticate: (request: FastifyRequest) => Promise<SessionPlayer | undefined>,
): FavouriteReader {
  return async (request, type) => {
    const player = await authenticate(request)
    return player === undefined ? [] : findFavourites(db, { playerId: player.id, type })
  }
}
