import type { MarketDescription } from './description.ts'
import { GOAL_MARKETS } from './goal-markets.ts'
import { HALF_MARKETS } from './half-markets.ts'
import { HOCKEY_MARKETS } from './hockey-markets.ts'
import { POINTS_MARKETS } from './points-markets.ts'
import { RESULT_MARKETS } from './result-markets.ts'
import { SET_MARKETS } from './set-markets.ts'

export const MARKET_DESCRIPTIONS: readonly MarketDescription[] = [
  ...RESULT_MARKETS,
  ...GOAL_MARKETS,
  ...HALF_MARKETS,
  ...SET_MARKETS,
  ...POINTS_MARKETS,
  ...HOCKEY_MARKETS,
]

const byId = new Map(MARKET_DESCRIPTIONS.map((description) => [description.id, description]))

export const findDescription = (marketId: number): MarketDescription | undefined =>
  byId.get(marketId)
