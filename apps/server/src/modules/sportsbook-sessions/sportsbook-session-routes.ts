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
  /** Somebody began to play, or acknowledged that they do. */
  readonly onPlay: (playerId: number, now: Date, isNew: boolean) => Promise<void>
}

export function sportsbookSessionRoutes(
  routes: Routes,
  { db, clock, limitMinutes, onPlay }: Deps,
): void {
  for (const call of [calls.startSportsbookSession, calls.continueSportsbookSession]) {
    routes.signedIn(call, async ({ player }) => {
      const now = new Date(clock.now())
      const data = await play(db, player.id, now, limitMinutes)
      const isNew = data.startedAt === now.toISOString()
      if (isNew || call === calls.continueSportsbookSession) await onPlay(player.id, now, isNew)
      return { data }
    })
  }
}
