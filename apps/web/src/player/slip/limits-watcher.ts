import type { SlipKernel } from './slip-kernel.ts'
import { askableBets, askLimits, LIMITS_DELAY_MS, limitsKey } from './stake-limits.ts'

export type LimitsWatcher = {
  /** Looks whether the slip's bets changed and asks for their limits once they stand still. */
  check: () => void
  /** Asks at once. Failures are reported; the backend checks again when placing. */
  refresh: () => Promise<void>
}

export function createLimitsWatcher(kernel: SlipKernel): LimitsWatcher {
  const { api, report } = kernel.deps
  let askedFor: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    const { signal } = running
    const { slip, rules } = kernel.view()
    const bets = askableBets(slip, rules)
    if (bets.length === 0 || !rules.isLoggedIn) return
    askedFor = limitsKey(slip, bets)
    try {
      const limits = await askLimits(api, slip.currency, bets, signal)
      if (!signal.aborted) kernel.setState((state) => ({ ...state, limits }))
    } catch (error) {
      if (!signal.aborted) report(error)
    }
  }

  return {
    refresh,
    check() {
      const { slip, rules } = kernel.view()
      const bets = askableBets(slip, rules)
      const isAskable = bets.length > 0 && rules.isLoggedIn
      const key = isAskable ? limitsKey(slip, bets) : null
      if (key === askedFor) return
      askedFor = key
      clearTimeout(timer)
      running.abort()
      kernel.setState((state) =>
        Object.keys(state.limits).length === 0 ? state : { ...state, limits: {} },
      )
      if (key !== null) timer = setTimeout(() => void refresh(), LIMITS_DELAY_MS)
    },
  }
}
