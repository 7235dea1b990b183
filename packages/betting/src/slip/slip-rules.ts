import type { CurrencyLimits } from '../bets/max-stake.ts'
import type { SystemType } from '../bets/system-type.ts'
import { defaultSystemTypes, MAX_SELECTIONS } from '../bets/system-type.ts'
import type { OddsAcceptMode } from '../odds/accept-mode.ts'
import { DEFAULT_ODDS_ACCEPT_MODE } from '../odds/accept-mode.ts'
import { SYSTEM_MAX_WIN_FACTOR } from '../bets/max-win-factor.ts'

/** What the settings and the session allow; handed to the machine with every event. */
export type SlipRules = {
  readonly isLoggedIn: boolean
  readonly acceptMode: OddsAcceptMode
  /** Providers whose outcomes may stand side by side as singles; missing means no. */
  readonly multiSingleByProvider: Readonly<Record<string, boolean>>
  readonly customBetEnabled: boolean
  /** The whole catalogue; the slip keeps those that fit. */
  readonly systemTypes: readonly SystemType[]
  readonly maxSelections: number
  /** A system never wins more than this many times its stake. */
  readonly systemMaxWinFactor: bigint
  /** What the slip's currency takes and pays; null while that is not known. */
  readonly limits: CurrencyLimits | null
}

/** Rules of a visitor before any setting is known. */
export const DEFAULT_SLIP_RULES: SlipRules = {
  isLoggedIn: false,
  acceptMode: DEFAULT_ODDS_ACCEPT_MODE,
  multiSingleByProvider: {},
  customBetEnabled: false,
  systemTypes: defaultSystemTypes(),
  maxSelections: MAX_SELECTIONS,
  systemMaxWinFactor: SYSTEM_MAX_WIN_FACTOR,
  limits: null,
}
