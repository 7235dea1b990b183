import * as v from 'valibot'

import { count, id, timestamp } from './primitives.ts'
import { MATCH_TABS } from '../match-tabs.ts'

export const matchTab = v.picklist(MATCH_TABS)

const figures = { home: v.number(), away: v.number() }

/**
 * GAP-36: a widget that comes ready-made: the address of a page with it alone, or the page itself.
 * Either is shown in a sandboxed frame.
 */
export const matchWidget = v.object({
  url: v.optional(v.nullable(v.string())),
  html: v.optional(v.nullable(v.string())),
})

/** GAP-35: what a data provider tells of a match itself; what it does not know is left out. */
export const aboutMatch = v.object({
  venue: v.optional(v.nullable(v.string())),
  city: v.optional(v.nullable(v.string())),
  referee: v.optional(v.nullable(v.string())),
})

/** What a match in play is counted by: `corners`, `shots`, `possession` (per cent). */
export const statistics = v.object({
  ...matchWidget.entries,
  matchId: v.optional(id),
  /** Without them the product shows the provider's widget. */
  numbers: v.optional(
    v.array(v.object({ key: v.string(), ...figures, unit: v.picklist(['count', 'percent']) })),
  ),
  about: v.optional(aboutMatch),
})

const team = v.object({ id, name: v.string() })

export const pastMatch = v.object({
  id,
  startTime: timestamp,
  home: team,
  away: team,
  score: v.object(figures),
})

/** Matches of the same two sides, newest first; `wins` from the present home side's view. */
export const headToHead = v.object({
  matches: v.array(pastMatch),
  wins: v.object({ home: count, draws: count, away: count }),
})

const formMatch = v.object({
  ...pastMatch.entries,
  result: v.picklist(['won', 'drawn', 'lost']),
})

/** The last matches of each side, newest first. */
export const form = v.object({ home: v.array(formMatch), away: v.array(formMatch) })

/** Table of the league from its results so far; empty where the sport has none. */
export const standings = v.object({
  rows: v.array(
    v.object({
      position: count,
      team,
      played: count,
      won: count,
      drawn: count,
      lost: count,
      scored: count,
      conceded: count,
      points: count,
    }),
  ),
})

/**
 * Moving pictures of a match: an HLS stream, or none, where the page shows what it knows of the match
 * as an animation.
 */
export const matchVideo = v.object({
  kind: v.picklist(['hls', 'tracker']),
  /** Address of the playlist; null for `tracker`. */
  url: v.nullable(v.string()),
  /** How far the pictures are behind the match. */
  delaySeconds: count,
})

/** One thing that happened, where it did, and when. */
export const play = v.object({
  /** The same for one play however often it is told. */
  id: v.string(),
  /** A stable word: `goal`, `corners`, `three_points`. */
  kind: v.string(),
  side: v.picklist(['home', 'away']),
  /** How much it counts for: points of a visit, runs of a hit. */
  count: v.number(),
  /** Where in a match without a clock: `set_2`, `top_3`, in cricket the ball: `over_12.3`. */
  stage: v.optional(v.nullable(v.string()), null),
  /** How it stood after it, of the set or the map where there are some; null where it changed nothing. */
  score: v.optional(v.nullable(v.object(figures)), null),
  /** Of the match clock; where there is none, since the match began. */
  minute: count,
  /** Minutes past the regular end of the period. */
  added: v.optional(v.nullable(count), null),
  /**
   * Where it happened, in a box of 100 by 56 on which the home side plays to the right; null where it
   * has no place of its own.
   */
  spot: v.nullable(v.object({ x: v.number(), y: v.number() })),
})

/** What the live pitch of a match in play shows. */
export const playByPlay = v.object({
  matchId: id,
  /** Of the feed, ms since 1970: the later telling holds. */
  at: v.number(),
  /** The last plays, newest first. */
  plays: v.array(play),
  /**
   * Who pressed in each of the last ten minutes, oldest first: from -100, the away side alone, to
   * 100, the home side alone.
   */
  momentum: v.array(v.number()),
  /** Share of the ball, per cent; null where nobody counts it. */
  possession: v.nullable(v.object(figures)),
})

export type Play = v.InferOutput<typeof play>
export type PlayByPlay = v.InferOutput<typeof playByPlay>
export type MatchVideo = v.InferOutput<typeof matchVideo>
export type MatchWidget = v.InferOutput<typeof matchWidget>
export type Statistics = v.InferOutput<typeof statistics>
export type PastMatch = v.InferOutput<typeof pastMatch>
export type HeadToHead = v.InferOutput<typeof headToHead>
export type Form = v.InferOutput<typeof form>
export type Standings = v.InferOutput<typeof standings>
