import type { Odds } from './odds.ts'

/** Per cent by which a price may fall and still be taken unasked. */
export const DROP_CAPS = [1, 2, 5, 10] as const

type DropCap = (typeof DROP_CAPS)[number]

export const ODDS_ACCEPT_MODES = [
  'none',
  'higher',
  'any:1',
  'any:2',
  'any:5',
  'any:10',
  'any',
] as const satisfies readonly ('none' | 'higher' | 'any' | `any:${DropCap}`)[]

/**
 * Which price changes the player takes unasked: none, only better ones, or all; `any:2` takes all
 * but drops of more than 2 %.
 */
export type OddsAcceptMode = (typeof ODDS_ACCEPT_MODES)[number]

export const DEFAULT_ODDS_ACCEPT_MODE: OddsAcceptMode = 'none'

/** Per cent by which a price may fall unasked; null where the mode has no such cap. */
export function dropCap(mode: OddsAcceptMode): DropCap | null {
  return DROP_CAPS.find((cap) => mode === `any:${cap}`) ?? null
}

/** Whether a change must be confirmed by the player before the bet can be placed. */
export function isOddsChangeFlagged(accepted: Odds, current: Odds, mode: OddsAcceptMode): boolean {
  switch (mode) {
    case 'none':
      return current !== accepted
    case 'higher':
      return current < accepted
    case 'any':
      return false
    case 'any:1':
    case 'any:2':
    case 'any:5':
    case 'any:10':
      return current * 100 < accepted * (100 - (dropCap(mode) ?? 0))
  }
}

/**
 * What the player has agreed to after a change that needs no question. A fall within a cap does not
 * lower it: many small ones would add up to more than was agreed.
 */
export function agreedOdds(accepted: Odds, current: Odds, mode: OddsAcceptMode): Odds {
  return dropCap(mode) === null || current > accepted ? current : accepted
}

/** Whether a bet asked for at one price may be taken at the current one. */
export function isPriceAcceptable(requested: Odds, current: Odds, mode: OddsAcceptMode): boolean {
  return !isOddsChangeFlagged(requested, current, mode)
}

/** The joint price of a custom bet is agreed to as one: under a cap every fall of it is asked about. */
export function jointPriceMode(mode: OddsAcceptMode): OddsAcceptMode {
  return dropCap(mode) === null ? mode : 'higher'
}

/** Reads a mode from a setting; a boolean means all or none, anything unknown the default. */
export function normalizeAcceptMode(value: unknown): OddsAcceptMode {
  if (value === true) return 'any'
  if (value === false) return 'none'
  return ODDS_ACCEPT_MODES.find((mode) => mode === value) ?? DEFAULT_ODDS_ACCEPT_MODE
}
