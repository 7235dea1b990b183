import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Routes } from '../sessions/routes.ts'
import { readOwnRecords } from './own-records.ts'

export function ownRecordRoutes(routes: Routes, { db }: { readonly db: Db }): void {
  routes.signedIn(calls.listOwnRecords, ({ player, query }) =>
    readOwnRecords(db, player.id, query.kind, BigInt(query.after ?? 0)),
  )
}
