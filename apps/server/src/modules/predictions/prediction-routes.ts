import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { castVote, findPrediction, predictionsOf, presentPrediction } from './predictions.ts'

type Deps = { readonly db: Db; readonly book: Book; readonly clock: Clock }

export function predictionRoutes(routes: Routes, { db, book, clock }: Deps): void {
  routes.anyone(calls.listPredictions, async ({ query, player, locale }) => {
    const viewer = { playerId: player?.id ?? null, locale, now: clock.now() }
    const rows = await predictionsOf(db, book, query.matchId)
    return { data: await Promise.all(rows.map((row) => presentPrediction(db, book, row, viewer))) }
  })
  routes.anyone(calls.getVote, async ({ query, player, locale }) => {
    const viewer = { playerId: player?.id ?? null, locale, now: clock.now() }
    const row = await findPrediction(db, book, query.predictionId)
    return { data: await presentPrediction(db, book, row, viewer) }
  })
  routes.signedIn(calls.castVote, async ({ body, player, locale }) => {
    const now = clock.now()
    const row = await findPrediction(db, book, body.predictionId)
    await castVote(db, book, { row, optionId: body.data.optionId, playerId: player.id }, now)
    const viewer = { playerId: player.id, locale, now }
    return { data: await presentPrediction(db, book, row, viewer) }
  })
}
