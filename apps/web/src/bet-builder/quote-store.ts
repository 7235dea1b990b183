import type { Odds } from '@touchline/betting'
import { ApiError, calls, type ApiClient } from '@touchline/contract'

import type { CustomSlipStore } from '../slip-store/slip-store.ts'
import { createStore, type ReadableStore } from '../store/store.ts'

/** Legs of a custom bet; fewer have no price together. */
export const LEAST_LEGS = 2

/** Prices are asked for at most this often, always of the newest legs. */
const ASK_EVERY_MS = 1000

const TOO_OFTEN = 429
/** Answers that say in words why there is no price. */
const REFUSALS: ReadonlySet<number> = new Set([422, TOO_OFTEN])

export type QuoteState = {
  /** The book's price, and the best that it would take; null while not known. */
  readonly odds: Odds | null
  readonly maxOdds: Odds | null
  /** The price before the last change of legs or of the market. */
  readonly previous: Odds | null
  /** Why these legs have no price, in words; by leg and as a whole. */
  readonly refusal: { readonly text: string; readonly legs: readonly string[] } | null
}

export type QuoteStore = ReadableStore<QuoteState> & { refresh: () => void }

const NONE: QuoteState = { odds: null, maxOdds: null, previous: null, refusal: null }

type Deps = { api: ApiClient; slip: CustomSlipStore; report: (error: unknown) => void }

/** Asks what the legs of the builder cost together, whenever they or their prices change. */
export function createQuoteStore({ api, slip, report }: Deps): QuoteStore {
  const store = createStore<QuoteState>(NONE)
  let asked = ''
  let nextAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const legs = () => slip.getState().slip.bets[0]?.selections ?? []
  const keyOf = () => legs().map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`)

  async function ask(): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const ids = legs().map(({ id }) => id)
    const selections = legs().map(({ matchId, marketId, specifier, outcomeId }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
    }))
    if (selections.length < LEAST_LEGS) {
      store.setState(({ odds, previous }) => ({ ...NONE, previous: odds ?? previous }))
      return
    }
    try {
      const { data } = await api(calls.quoteCustomBet, { body: { selections }, signal })
      if (signal.aborted) return
      slip.takeQuote(ids, data.odds)
      store.setState(({ odds, previous }) => ({
        ...data,
        previous: odds === null || odds === data.odds ? previous : odds,
        refusal: null,
      }))
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError) || !REFUSALS.has(error.status)) return report(error)
      if (error.status === TOO_OFTEN) askAgainIn(secondsIn(error))
      const text = error.localizedMessage ?? ''
      const named = Object.keys(error.errorsByBet ?? {})
      store.setState(({ odds, previous }) => ({
        ...NONE,
        previous: odds ?? previous,
        refusal: { text, legs: named },
      }))
    }
  }

  function askAgainIn(seconds: number): void {
    nextAt = Date.now() + seconds * 1000
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    const wait = Math.max(0, nextAt - Date.now())
    timer = setTimeout(() => {
      nextAt = Date.now() + ASK_EVERY_MS
      void ask()
    }, wait)
  }

  function check(): void {
    const key = keyOf().join('\n')
    if (key === asked || slip.getState().slip.inProgress) return
    asked = key
    schedule()
  }

  slip.subscribe(check)
  check()
  return { ...store, refresh: () => void ask() }
}

/** When the backend answers again; soon, where it does not say. */
function secondsIn({ details }: ApiError): number {
  const seconds = details?.['retry_after_seconds']
  return typeof seconds === 'number' ? seconds : 1
}
