import { MARKET_STATUS } from '@touchline/betting'
import * as v from 'valibot'
import { id, named, odds, timestamp } from './primitives.ts'

/** 1 open, -1 suspended, 0 not allowed (removed), -2 handed over, -3 settled, -4 cancelled. */
export const marketStatus = v.picklist(Object.values(MARKET_STATUS))

export const outcomeSide = v.picklist(['home', 'draw', 'away', 'under', 'total', 'over'])

export const outcome = v.pipe(
  v.object({
    id,
    name: v.string(),
    /** Column label where the name would be too long: `1`, `X`, `2`, `O`, `U`. */
    shortName: v.string(),
    side: v.nullable(outcomeSide),
    active: v.boolean(),
    /** 1000 of what is not active: it has no price, for it cannot win any more. */
    odds,
  }),
  v.transform((one) => named(one, one.shortName)),
)

export const market = v.object({
  matchId: id,
  matchUrnId: v.string(),
  /** Type number of the unified odds feed: 1 is 1x2, 18 total, 16 handicap. */
  id: v.number(),
  name: v.string(),
  /** `total=2.5`, `hcp=-1`, `goalnr=2|…`, empty where the market has no line. */
  specifier: v.string(),
  status: marketStatus,
  outcomes: v.array(outcome),
  groups: v.array(v.string()),
  priority: v.number(),
  mostBalanced: v.boolean(),
  nextBetStop: v.nullable(timestamp),
  customBetGroups: v.array(v.string()),
  provider: v.string(),
  /** What the market means, in a sentence for players. */
  explanation: v.string(),
})

/** A tab of the match page. */
export const marketGroup = v.object({ key: v.string(), name: v.string(), priority: v.number() })

/** A change of a market: absolute values, merged by outcome id. */
export const marketChange = v.object({
  matchId: id,
  id: v.number(),
  specifier: v.string(),
  status: marketStatus,
  mostBalanced: v.optional(v.boolean()),
  outcomes: v.array(v.object({ id, active: v.boolean(), odds })),
  /** Whole market, where the receiver cannot know it yet. */
  market: v.optional(market),
})

export type OutcomeSide = v.InferOutput<typeof outcomeSide>
export type Outcome = v.InferOutput<typeof outcome>
export type Market = v.InferOutput<typeof market>
export type MarketChange = v.InferOutput<typeof marketChange>
