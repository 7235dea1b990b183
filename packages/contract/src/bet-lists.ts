import { OPEN_BET_STATUSES, SETTLED_BET_STATUSES } from '@touchline/betting'

/** GAP-13: `rejected` and `withdrawn` are left out unless asked for. */
export const DEFAULT_BET_STATUSES = [...OPEN_BET_STATUSES, ...SETTLED_BET_STATUSES]

export const BETS_PAGE_SIZE = 500
