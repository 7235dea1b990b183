import type { Rhythm } from '../calendar/rhythm.ts'

export type LeagueSpec = {
  sportKey: string
  /** Null: players and teams of all countries meet. */
  country: string | null
  /** In English. */
  name: string
  /** Of its name, where other languages call it differently. */
  key?: string
  rhythm: Rhythm
  /** An even number of clubs, teams or players. */
  competitors: number
  /** Of the clubs of the first leagues: what their names end with. */
  side?: 'II' | 'U19' | 'W'
  /** Scales how far apart the competitors are. */
  spread: number
  /** 1: every match has the full offer. */
  rank?: 1
  /** Whether who wins the season can be bet on; so it can in every league of the first rank. */
  season?: boolean
}
