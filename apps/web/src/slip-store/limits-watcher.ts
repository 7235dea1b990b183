import type { SlipKernel } from './slip-kernel.ts'
import { askLimits, LIMITS_DELAY_MS, limitsKey } from './stake-limits.ts'

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
    const { slip } = kernel.getState()
    if (slip.bets.length === 0 || !kernel.view().rules.isLoggedIn) return
    askedFor = limitsKey(slip)
    try {
      const limits = await askLimits(api, slip, signal)
      if (!signal.aborted) kernel.setState((state) => ({ ...state, limits }))
    } catch (error) {
      if (!signal.aborted) report(error)
    }
  }

  return {
    refresh,
    check() {
      const { slip } = kernel.getState()
      const isAskable = slip.bets.length > 0 && kernel.view().rules.isLoggedIn
      const key = isAskable ? limitsKey(slip) : null
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
