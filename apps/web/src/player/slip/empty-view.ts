import { DEFAULT_ODDS_ACCEPT_MODE } from '@touchline/betting'

import { EMPTY_SLIP_STORE } from './slip-store-state.ts'
import type { SlipView } from './slip-view.ts'

/**
 * What the machine makes of an empty slip before anything is known, written down: the server and
 * the first view show it without the machine.
 */
export const EMPTY_VIEW: SlipView = {
  ...EMPTY_SLIP_STORE,
  rules: {
    isLoggedIn: false,
    acceptMode: DEFAULT_ODDS_ACCEPT_MODE,
    multiSingleByProvider: {},
    customBetEnabled: false,
    systemTypes: [],
    maxSelections: 0,
    systemMaxWinFactor: 0n,
    limits: null,
  },
  summary: {
    bets: [],
    selectionCount: 0,
    lines: 0n,
    totalOdds: null,
    totalStake: 0n,
    freebetStake: 0n,
    potentialWin: 0n,
    potentialNet: 0n,
    isCapped: false,
    isStakeValid: false,
    placedCount: 0,
    betCount: 0,
    isPossible: false,
  },
  blockers: [],
  action: { kind: 'signIn' },
}
