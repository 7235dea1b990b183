import { MATCH_STATUS } from '@touchline/betting'
import * as v from 'valibot'
import { market } from './markets.ts'
import { matchTab } from './match-info.ts'
import { count, id, named, timestamp } from './primitives.ts'

export const sportType = v.picklist(['sport', 'cybersport', 'horse_racing', 'lottery'])
export const eventType = v.picklist(['match', 'stage', 'season', 'simple_tournament'])

/** prematch 0, live 1, stopped 2, closed 3, finished 4, not covered 5. */
export const matchStatus = v.picklist(Object.values(MATCH_STATUS))

export const sport = v.object({
  id,
  urnId: v.string(),
  key: v.string(),
  name: v.string(),
  priority: v.number(),
  type: sportType,
  provider: v.string(),
  /** The market that rows show first, where the backend says it. */
  mainMarketId: v.optional(v.nullable(v.number()), null),
  /** Its name, for lists of matches of which none has it just now. */
  mainMarketName: v.optional(v.nullable(v.string()), null),
  mainMarketOutcomesCount: count,
  secondaryMarketOutcomesCount: count,
  gamesCount: count,
  liveCount: count,
  outrightsCount: count,
})

const sportReference = v.object({ id, key: v.string(), name: v.string() })

export const category = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  priority: v.number(),
  /** ISO 3166-1 alpha-2, or null for international competitions. */
  countryCode: v.nullable(v.string()),
  sport: sportReference,
  gamesCount: count,
  liveCount: count,
})

const categoryReference = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  countryCode: v.nullable(v.string()),
})

export const tournament = v.object({
  id,
  urnId: v.string(),
  slug: v.string(),
  name: v.string(),
  priority: v.number(),
  category: categoryReference,
  sport: sportReference,
  gamesCount: count,
  liveCount: count,
  outrightsCount: count,
})

const tournamentReference = v.object({
  id,
  urnId: v.string(),
  slug: v.string(),
  name: v.string(),
  priority: v.number(),
})

/**
 * Kits are numbered through, colours turning fastest: number % palettes are the two colours, the
 * rest is how a crest is cut from them.
 */
export const KITS = { palettes: 24, cuts: 48 } as const

export const competitor = v.pipe(
  v.object({
    id,
    name: v.string(),
    abbreviation: v.string(),
    countryCode: v.nullable(v.string()),
    logo: v.nullable(v.string()),
    /** Number of the kit below KITS.palettes × KITS.cuts; without, a page dyes by the name. */
    kit: v.optional(v.nullable(count)),
  }),
  v.transform((side) => named(side, side.abbreviation)),
)

/** Times in seconds. `matchTime` was right at `updatedAt` and runs on unless `stopped`. */
export const clock = v.object({
  matchTime: v.nullable(v.number()),
  stoppageTime: v.nullable(v.number()),
  remainingTime: v.nullable(v.number()),
  stopped: v.boolean(),
  updatedAt: timestamp,
  /** Match seconds per real second: 1 but for a feed that runs faster than life. */
  speed: v.optional(v.number(), 1),
})

export const score = v.object({ home: v.number(), away: v.number() })
/** Points inside a game as they are called: `{home: '40', away: 'A'}`. */
export const gameScore = v.object({ home: v.string(), away: v.string() })

export const periodScore = v.object({
  home: v.number(),
  away: v.number(),
  key: v.string(),
  name: v.string(),
  number: count,
  type: v.string(),
})

/** What markets count beside the score, a letter for each in order: `h` home, `a` away. */
export const tally = v.object({
  goals: v.string(),
  /** A text for each half that has begun. */
  corners: v.array(v.string()),
  /** The same; yellow and red ones. */
  cards: v.array(v.string()),
  /** Outcome of the scorer markets for each goal; not known of every match. */
  scorers: v.optional(v.array(v.string())),
})

const side = v.picklist(['home', 'away'])

/** What followers of a sport look at beside its score; absent is what the sport does not have. */
export const situation = v.object({
  /** Cricket: overs and balls bowled to either side, `12.3` for twelve overs and three balls. */
  overs: v.optional(v.object({ home: v.string(), away: v.string() })),
  /** Cricket: what the second side still needs. */
  chase: v.optional(v.object({ runs: count, balls: count })),
  /** Baseball. */
  outs: v.optional(count),
  /** Baseball: whether first, second and third base are taken. */
  bases: v.optional(v.array(v.boolean())),
  hits: v.optional(score),
  errors: v.optional(score),
  /** Tennis: what the next point may decide, and for whom. */
  point: v.optional(v.object({ kind: v.picklist(['break', 'set', 'match']), side })),
  /** A race: how far each runner has come, in thousandths. */
  running: v.optional(v.array(count)),
})

const liveState = {
  status: matchStatus,
  /** Localised name of the period in play: "1st half". */
  stage: v.nullable(v.string()),
  clock: v.nullable(clock),
  totalScore: v.nullable(score),
  gameScore: v.nullable(gameScore),
  periodScores: v.array(periodScore),
  currentServer: v.nullable(side),
  situation: v.optional(v.nullable(situation), null),
  redCards: v.nullable(score),
  /** Absent where nobody counts. */
  tally: v.optional(tally),
}

/** What changes about a match in play, as `match_changed` carries it. */
export const matchState = v.object({ id, ...liveState, availableMarketsCount: count })

/** An event that is no match, such as the end of a season; its parent is the tournament. */
export const outright = v.object({
  name: v.string(),
  competitors: v.array(competitor),
  startDate: timestamp,
  /** Betting ends here at the latest. */
  endDate: timestamp,
})

export const match = v.object({
  id,
  urnId: v.string(),
  slug: v.string(),
  type: eventType,
  sport: sportReference,
  category: categoryReference,
  tournament: tournamentReference,
  home: competitor,
  away: competitor,
  stadium: v.nullable(v.string()),
  city: v.nullable(v.string()),
  isLive: v.boolean(),
  isFinished: v.boolean(),
  startTime: timestamp,
  maxPeriodNumber: count,
  availableMarketsCount: count,
  topMarketsCount: count,
  mainMarket: v.nullable(market),
  secondaryMarket: v.nullable(market),
  /** In a row's place where neither of those is on offer: the first market with two or three outcomes that is. */
  spareMarket: v.optional(market),
  /**
   * Of these markets the answer has the line that rows show; one that it does not have is not on
   * offer. Without, nothing is said of markets that are not in it.
   */
  rowMarketIds: v.optional(v.array(v.number())),
  /** Those of the sport's list markets that the request named by `market_id`. */
  chosenMarkets: v.optional(v.array(market)),
  hasVideo: v.boolean(),
  /** Of one match alone, not of those in a list. */
  tabs: v.optional(v.array(matchTab)),
  provider: v.string(),
  /** It was not played to its end, as `stage` says. */
  cutShort: v.optional(v.boolean()),
  /** The side that could not go on, where that is why and it is known. */
  retired: v.optional(side),
  /** Null for a match. */
  outright: v.optional(v.nullable(outright), null),
  ...liveState,
})

/** A market that the lists of a sport can show: the sport's main one comes first. */
export const listMarket = v.object({
  sportKey: v.string(),
  id: v.number(),
  name: v.string(),
  outcomesCount: count,
})

export const counters = v.object({
  live: count,
  sports: v.record(v.string(), v.object({ live: count, total: count })),
  categories: v.record(v.string(), count),
  tournaments: v.record(v.string(), count),
})

export type Sport = v.InferOutput<typeof sport>
export type SportType = v.InferOutput<typeof sportType>
export type Category = v.InferOutput<typeof category>
export type Tournament = v.InferOutput<typeof tournament>
export type Competitor = v.InferOutput<typeof competitor>
export type Clock = v.InferOutput<typeof clock>
export type Score = v.InferOutput<typeof score>
export type GameScore = v.InferOutput<typeof gameScore>
export type PeriodScore = v.InferOutput<typeof periodScore>
export type Match = v.InferOutput<typeof match>
export type MatchState = v.InferOutput<typeof matchState>
export type ListMarket = v.InferOutput<typeof listMarket>
export type Counters = v.InferOutput<typeof counters>
