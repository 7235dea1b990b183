import type { Competitor, PlayStory, Score } from '../../feed/messages.ts'
import type { MatchInfoSource } from './outside-match-info.ts'

/** A match that is over. */
export type Result = {
  readonly id: string
  /** Wall clock, milliseconds. */
  readonly startTime: number
  readonly home: Competitor
  readonly away: Competitor
  readonly score: Score
}

export type Stream = { readonly url: string; readonly delaySeconds: number }

/**
 * MATCH-06: whoever knows about matches what is no price. The reference backend asks its own feed;
 * a sports data provider takes its place behind this interface.
 */
export type DataProvider = {
  /** What the match is counted by, in play and after it; by stable words such as `corners`. */
  numbers(matchId: string): Readonly<Record<string, Score>>
  /** The last plays and who presses; null for what nobody tells. */
  story(matchId: string): PlayStory | null
  /** Addresses of HLS playlists of the match, the best first. */
  streams(matchId: string): readonly Stream[]
  /** Matches of a league that are over, newest first. */
  results(tournamentId: number): readonly Result[]
  /** GAP-35: whoever is asked about a match in place of the results; null for nobody. */
  readonly matchInfo: MatchInfoSource | null
}
