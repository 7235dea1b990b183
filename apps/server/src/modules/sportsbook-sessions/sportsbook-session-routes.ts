import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { play } from './play-session.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  /** Minutes for players without a limit of their own; null: none. */
  readonly limitMinutes: number | null
}

export function sportsbookSessionRoutes(routes: Routes, { db, clock, limitMinutes }: Deps): void {
  for (const call of [calls.startSportsbookSession, calls.continueSportsbookSession]) {
    routes.signedIn(call, async ({ player }) => ({
      data: await play(db, player.id, new Date(clock.now()), limitMinutes),
    }))
  }
}
