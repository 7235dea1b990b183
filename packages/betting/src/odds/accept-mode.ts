import type { Odds } from './odds.ts'

export const ODDS_ACCEPT_MODES = ['none', 'higher', 'any'] as const

/** Which price changes the player takes unasked: none, only better ones, or all. */
export type OddsAcceptMode = (typeof ODDS_ACCEPT_MODES)[number]

export const DEFAULT_ODDS_ACCEPT_MODE: OddsAcceptMode = 'none'

/** Whether a change must be confirmed by the player before the bet can be placed. */
export function isOddsChangeFlagged(accepted: Odds, current: Odds, mode: OddsAcceptMode): boolean {
  switch (mode) {
    case 'none':
      return current !== accepted
    case 'higher':
      return current < accepted
    case 'any':
      return false
  }
}

/** Whether a bet asked for at one price may be taken at the current one. */
export function isPriceAcceptable(requested: Odds, current: Odds, mode: OddsAcceptMode): boolean {
  return !isOddsChangeFlagged(requested, current, mode)
}

/** Reads a mode from a setting; a boolean means all or none, anything unknown the default. */
export function normalizeAcceptMode(value: unknown): OddsAcceptMode {
  if (value === true) return 'any'
  if (value === false) return 'none'
  return ODDS_ACCEPT_MODES.find((mode) => mode === value) ?? DEFAULT_ODDS_ACCEPT_MODE
}
