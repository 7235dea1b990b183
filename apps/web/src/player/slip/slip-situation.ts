import {
  DEFAULT_SLIP_RULES,
  type OddsAcceptMode,
  type PlacementContext,
  type SlipRules,
} from '@touchline/betting'
import type { CurrencySetting } from '@touchline/contract'

import {
  activeCurrency,
  balanceOf,
  isLoggedIn,
  type SessionState,
} from '../session/session-state.ts'
import type { PageSettings } from '../../data/queries/system-settings.ts'
import type { StakeLimits } from './stake-limits.ts'

/** What the settings and the session allow the slip. */
export function slipRules(
  session: SessionState,
  system: PageSettings | null,
  acceptMode: OddsAcceptMode,
  currency: string,
): SlipRules {
  const maxWinFactor = system?.platform.systemMaxWinFactor
  return {
    ...DEFAULT_SLIP_RULES,
    isLoggedIn: isLoggedIn(session),
    acceptMode,
    multiSingleByProvider: session.settings?.multiSingleAvailability ?? {},
    customBetEnabled: session.settings?.customBetEnabled ?? false,
    systemTypes: system?.systemTypes ?? DEFAULT_SLIP_RULES.systemTypes,
    ...(maxWinFactor !== undefined && { systemMaxWinFactor: BigInt(maxWinFactor) }),
    limits: findCurrency(system, currency),
  }
}

export type FeedHealth = {
  readonly isConnected: boolean
  readonly staleIds: ReadonlySet<string>
}

/** What a placement needs of the state that it stands in. */
type Staked = { readonly limits: StakeLimits; readonly slip: { readonly currency: string } }

/** Everything besides the bets that placing depends on. */
export function placementContext(
  state: Staked,
  rules: SlipRules,
  session: SessionState,
  system: PageSettings | null,
  health: FeedHealth,
): PlacementContext {
  const limits = Object.entries(state.limits)
  const least = limits[0]?.[1].min ?? findCurrency(system, state.slip.currency)?.minStake ?? null
  return {
    rules,
    balance: balanceOf(session, state.slip.currency),
    maxStakeByBet: Object.fromEntries(limits.map(([key, { max }]) => [key, max])),
    minStake: least,
    staleSelectionIds: health.staleIds,
    isConnected: health.isConnected,
  }
}

export function findCurrency(system: PageSettings | null, code: string): CurrencySetting | null {
  return system?.currencies.find((currency) => currency.code === code) ?? null
}

/** ACC-09: the active account's currency, the site's default for a visitor. */
export function slipCurrency(
  session: SessionState,
  system: PageSettings | null,
): { currency: string; subunits: number } | null {
  const code = activeCurrency(session) ?? system?.defaultCurrencyCode ?? null
  const currency = code === null ? null : findCurrency(system, code)
  return currency === null ? null : { currency: currency.code, subunits: currency.subunits }
}
