import type { MarketDescription } from './description.ts'
import { CARD_MARKETS } from './card-markets.ts'
import { CORNER_MARKETS } from './corner-markets.ts'
import { GOAL_MARKETS } from './goal-markets.ts'
import { HALF_MARKETS } from './half-markets.ts'
import { HOCKEY_MARKETS } from './hockey-markets.ts'
import { INNINGS_MARKETS } from './innings-markets.ts'
import { LEG_MARKETS } from './leg-markets.ts'
import { MORE_GOAL_MARKETS } from './more-goal-markets.ts'
import { MORE_HALF_MARKETS } from './more-half-markets.ts'
import { OUTRIGHT_MARKETS } from './outright-markets.ts'
import { POINTS_MARKETS } from './points-markets.ts'
import { RALLY_MARKETS } from './rally-markets.ts'
import { RESULT_MARKETS } from './result-markets.ts'
import { SCORER_MARKETS } from './scorer-markets.ts'
import { SET_MARKETS } from './set-markets.ts'

export const MARKET_DESCRIPTIONS: readonly MarketDescription[] = [
  ...RESULT_MARKETS,
  ...GOAL_MARKETS,
  ...HALF_MARKETS,
  ...MORE_GOAL_MARKETS,
  ...MORE_HALF_MARKETS,
  ...CORNER_MARKETS,
  ...CARD_MARKETS,
  ...SCORER_MARKETS,
  ...RALLY_MARKETS,
  ...LEG_MARKETS,
  ...INNINGS_MARKETS,
  ...OUTRIGHT_MARKETS,
  ...SET_MARKETS,
  ...POINTS_MARKETS,
  ...HOCKEY_MARKETS,
]

const byId = new Map(MARKET_DESCRIPTIONS.map((description) => [description.id, description]))

export const findDescription = (marketId: number): MarketDescription | undefined =>
  byId.get(marketId)
