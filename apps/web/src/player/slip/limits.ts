import type { SlipBet, SlipRules, SlipState, Amount } from '@touchline/betting'
import { bettablePart, betKey, legConflicts, slipSystem } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'
import { isQuietJackpotFailure } from '../../data/api/jackpot-failures.ts'
import type { WantedStake } from './commands.ts'
import type { SlipKernel } from './kernel.ts'
import type { StakeLimits } from './state.ts'
import type { SlipView } from './view.ts'

/** GAP-09: how long the slip has to stand still before the backend is asked. */
export const LIMITS_DELAY_MS = 300

/** Changes when the answer may change: with the legs and kinds of the bets, not with prices. */
function limitsKey({ currency }: SlipState, bets: readonly AskedBet[]): string {
  return JSON.stringify([currency, bets.map(({ bet }) => composition(bet))])
}

/** A bet as it can be made now, and the key of the slip's bet that it is of. */
export type AskedBet = { readonly key: string; readonly bet: SlipBet }

/** Nothing is asked of legs that cannot be bet on, nor of legs that do not go together. */
export function askableBets(
  { bets }: Pick<SlipState, 'bets'>,
  rules: SlipRules,
): readonly AskedBet[] {
  return bets.flatMap((whole) => {
    const bet = bettablePart(whole, rules)
    const isMade = bet !== null && legConflicts(bet).length === 0
    return isMade ? [{ key: betKey(whole), bet }] : []
  })
}

/** SLIP-39: the least and the greatest stake that the backend would take for each bet. */
export async function askLimits(
  api: ApiClient,
  currency: string,
  bets: readonly AskedBet[],
  signal: AbortSignal,
): Promise<StakeLimits> {
  const { data } = await api('getMaxStake', {
    body: {
      currency,
      bets: bets.map(({ bet }) => bodyOf(bet)),
    },
    signal,
  })
  const entries = bets.flatMap(({ key }, index) => {
    const answer = data[index]
    const limits = answer && { min: answer.minStake.value, max: answer.maxStake.value }
    return limits === undefined ? [] : [[key, limits] as const]
  })
  return Object.fromEntries(entries)
}

/** A bet as the backend is asked about it. */
export function bodyOf(bet: SlipBet) {
  return {
    ...questionOf(bet),
    selections: bet.selections.map(({ matchId, marketId, specifier, outcomeId, odds }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
      odds,
    })),
  }
}

function questionOf(bet: SlipBet) {
  const { customOdds } = bet
  const system = slipSystem(bet)
  return {
    ...(system === null ? {} : { systemId: system.id }),
    ...(system?.bankers === undefined ? {} : { bankers: [...system.bankers] }),
    ...(customOdds === null ? {} : { customOdds }),
  }
}

function composition(bet: SlipBet) {
  return [bet.betType, questionOf(bet), bet.selections.map(({ id }) => id)]
}

export type OverLimit = WantedStake & { readonly maximum: Amount }

/** The stake beyond the maximum that a player asked for and has not let go of; null for none. */
export function overLimit(
  bets: readonly SlipBet[],
  limits: StakeLimits,
  wanted: WantedStake | null,
): OverLimit | null {
  for (const bet of bets) {
    const key = betKey(bet)
    const maximum = limits[key]?.max
    if (maximum === undefined || bet.isVip) continue
    if (bet.stake > maximum) return { betKey: key, stake: bet.stake, maximum }
    const isCapped = wanted?.betKey === key && bet.stake === maximum && wanted.stake > maximum
    if (isCapped) return { ...wanted, maximum }
  }
  return null
}

/** Whether placing this bet asks the traders: marked for it, and over its maximum still. */
export function isForApproval(bet: SlipBet, limits: StakeLimits): boolean {
  const maximum = limits[betKey(bet)]?.max
  return bet.isVip && (maximum === undefined || bet.stake > maximum)
}

export type SlipWatcher = {
  /** Looks whether the slip's bets changed and asks about them once they stand still. */
  check: () => void
}

/** What was answered of the same bets may be another answer now; until it is there, that one stays. */
export type AskingWatcher = SlipWatcher & { askAgain: () => void }

type Question = {
  /** Which bets it is about; those of the slip, unless told. */
  readonly betsOf?: (view: SlipView) => readonly AskedBet[]
  /** What was answered is about other bets. */
  readonly forget: () => void
  readonly ask: (currency: string, bets: readonly AskedBet[], signal: AbortSignal) => Promise<void>
  /** Failures that are nobody's business. */
  readonly isQuiet?: (error: unknown) => boolean
}

/** GAP-09: asks the backend about a player's bets. Failures are reported; placing checks again. */
export function createSlipWatcher(
  kernel: SlipKernel,
  {
    betsOf = ({ slip, rules }) => askableBets(slip, rules),
    forget,
    ask,
    isQuiet = () => false,
  }: Question,
): AskingWatcher {
  let askedFor: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    const { signal } = running
    const view = kernel.view()
    const { slip, rules } = view
    const bets = betsOf(view)
    if (bets.length === 0 || !rules.isLoggedIn) return
    askedFor = limitsKey(slip, bets)
    try {
      await ask(slip.currency, bets, signal)
    } catch (error) {
      if (!signal.aborted && !isQuiet(error)) kernel.deps.report(error)
    }
  }

  function askSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), LIMITS_DELAY_MS)
  }

  return {
    check() {
      const view = kernel.view()
      const { slip, rules } = view
      const bets = betsOf(view)
      const isAskable = bets.length > 0 && rules.isLoggedIn
      const key = isAskable ? limitsKey(slip, bets) : null
      if (key === askedFor) return
      askedFor = key
      clearTimeout(timer)
      running.abort()
      forget()
      if (key !== null) askSoon()
    },
    askAgain() {
      if (askedFor !== null) askSoon()
    },
  }
}

export function createLimitsWatcher(kernel: SlipKernel): SlipWatcher {
  return createSlipWatcher(kernel, {
    forget: () =>
      kernel.setState((state) =>
        Object.keys(state.limits).length === 0 ? state : { ...state, limits: {} },
      ),
    async ask(currency, bets, signal) {
      const limits = await askLimits(kernel.deps.api, currency, bets, signal)
      if (!signal.aborted) kernel.setState((state) => ({ ...state, limits }))
    },
  })
}

/** JACK-08: which jackpots each bet takes part in, where there are any. */
export function createJackpotsWatcher(kernel: SlipKernel): SlipWatcher {
  const watcher = createSlipWatcher(kernel, {
    forget: () => undefined,
    isQuiet: isQuietJackpotFailure,
    async ask(currency, bets, signal) {
      const asked = bets.map(({ bet }) => bodyOf(bet))
      const body = { currency, bets: asked }
      const { data } = await kernel.deps.api('findSlipJackpots', { body, signal })
      if (signal.aborted) return
      kernel.dispatchAll(
        bets.map(({ key }, index) => ({
          type: 'jackpotsLoaded',
          betKey: key,
          jackpots: data[index]?.jackpots ?? [],
        })),
      )
    },
  })
  return {
    check() {
      if (kernel.deps.systemSettings()?.features['jackpots'] === true) watcher.check()
    },
  }
}
