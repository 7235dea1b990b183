import type { MarketStatus } from '../bets/market-status.ts'
import { NO_HELD_RAILS } from '../limits/own-limits.ts'
import { ENDLESS_ROOM } from '../limits/stake-room.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import type { PlacementContext } from '../slip/blockers.ts'
import type { MarketUpdate } from '../slip/live-updates.ts'
import type { SlipEvent } from '../slip/reduce-slip.ts'
import { reduceSlip } from '../slip/reduce-slip.ts'
import type { SelectionInput } from '../slip/selection.ts'
import { selectionId } from '../slip/selection-id.ts'
import type { SlipRules } from '../slip/slip-rules.ts'
import { DEFAULT_SLIP_RULES } from '../slip/slip-rules.ts'
import type { SlipState } from '../slip/slip-state.ts'
import { createSlip } from '../slip/slip-state.ts'

/** A signed-in player whose provider `multi` may have singles side by side. */
export const rules: SlipRules = {
  ...DEFAULT_SLIP_RULES,
  isLoggedIn: true,
  customBetEnabled: true,
  multiSingleByProvider: { multi: true },
}

type Pick = Partial<Omit<SelectionInput, 'odds'>> & { readonly odds?: number }

/** The home win of a prematch match at 2.00. */
export function pick(matchId: string, { odds = 2000, ...more }: Pick = {}): SelectionInput {
  return {
    matchId,
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    matchUrnId: `sr:match:${matchId}`,
    odds: oddsOf(odds),
    provider: 'plain',
    type: 'match',
    matchStatus: 0,
    ...more,
  }
}

export const idOf = (matchId: string, more: Pick = {}) => selectionId(pick(matchId, more))

export function run(
  events: readonly SlipEvent[],
  from: SlipState = createSlip({ currency: 'EUR', subunits: 100 }),
  under: SlipRules = rules,
): SlipState {
  return events.reduce((state, event) => reduceSlip(state, event, under), from)
}

export const add = (matchId: string, more: Pick = {}): SlipEvent => ({
  type: 'addSelection',
  selection: pick(matchId, more),
})

export const addCustom = (matchId: string, more: Pick = {}): SlipEvent => ({
  type: 'addSelection',
  selection: pick(matchId, more),
  custom: true,
})

/** The market of `pick` with its home win at a price; null takes the outcome away. */
export function market(
  matchId: string,
  odds: number | null,
  more: Partial<MarketUpdate> = {},
): MarketUpdate {
  return {
    matchId,
    marketId: 1,
    specifier: '',
    status: 1,
    outcomes: odds === null ? [] : [{ outcomeId: '1', active: true, odds: oddsOf(odds) }],
    ...more,
  }
}

export const price = (
  matchId: string,
  odds: number | null,
  status: MarketStatus = 1,
): SlipEvent => ({
  type: 'marketsUpdated',
  markets: [market(matchId, odds, { status })],
})

export function context(more: Partial<PlacementContext> = {}): PlacementContext {
  return {
    rules,
    balance: amountOf(100_000n),
    maxStakeByBet: {},
    room: ENDLESS_ROOM,
    held: NO_HELD_RAILS,
    minStake: null,
    staleSelectionIds: new Set(),
    isConnected: true,
    ...more,
  }
}

export const place = (more: Partial<PlacementContext> = {}): SlipEvent => ({
  type: 'placeRequested',
  context: context(more),
})

/** Type, number of legs and stake of each bet. */
export const shape = (state: SlipState) =>
  state.bets.map((bet) => `${bet.betType} ${bet.selections.length} ${bet.stake}`)
