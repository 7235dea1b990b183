import type { MarketDescription } from './description.ts'
import { FOOTBALL_MARKETS } from './football-markets.ts'
import {
  INNINGS_MARKETS,
  LOTTERY_MARKETS,
  OUTRIGHT_MARKETS,
  PERIOD_MARKETS,
  RACE_MARKETS,
  SET_MARKETS,
} from './sport-markets.ts'

export const MARKET_DESCRIPTIONS: readonly MarketDescription[] = [
  ...FOOTBALL_MARKETS,
  ...SET_MARKETS,
  ...PERIOD_MARKETS,
  ...INNINGS_MARKETS,
  ...OUTRIGHT_MARKETS,
  ...RACE_MARKETS,
  ...LOTTERY_MARKETS,
]

const byId = new Map(MARKET_DESCRIPTIONS.map((description) => [description.id, description]))

export function findDescription(marketId: number): MarketDescription | undefined {
  return byId.get(marketId)
}
