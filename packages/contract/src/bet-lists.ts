/** GAP-13: `rejected` and `withdrawn` are left out unless asked for. */
export const DEFAULT_BET_STATUSES = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'cashout_in_progress',
  'done',
  'cashed_out',
  'cancelled',
] as const

export const BETS_PAGE_SIZE = 500
