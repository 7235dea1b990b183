import type { Odds } from '@touchline/betting'
import { ApiError, type ApiClient } from '@touchline/contract'

import type { CustomSlipStore } from '../slip/store.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'

/** Legs of a custom bet; fewer have no price together. */
export const LEAST_LEGS = 2

/** Prices are asked for at most this often, always of the newest legs. */
const ASK_EVERY_MS = 1000
/** An answer that takes longer is said to be on its way. */
const SLOW_MS = 1000
/** Pauses before a question that nobody answered is asked again; then the player decides. */
const PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000]
const TOO_OFTEN = 429
/** The backend was asked, and whoever reckons the price did not answer in time. */
const NOT_IN_TIME = 'error.custom_bet.not_in_time'

export type QuoteState = {
  /** The book's price, and the best that it would take; null while not known. */
  readonly odds: Odds | null
  readonly maxOdds: Odds | null
  /** What the other legs cost without each one, by its id; null while nobody has asked. */
  readonly without: ReadonlyMap<string, Odds | null> | null
  /** The price before the last change of legs or of the market. */
  readonly previous: Odds | null
  /** The player chose other legs, or asked anew, and this is the answer; no move of the market. */
  readonly isOfNewLegs: boolean
  /** Why these legs have no price, in words; by leg and as a whole. */
  readonly refusal: { readonly text: string; readonly legs: readonly string[] } | null
  /** Without an answer: it is being asked again, or that has been given up. */
  readonly unanswered: 'asking' | 'given_up' | null
}

export type QuoteStore = ReadableStore<QuoteState> & {
  /** Asks anew, at once. */
  refresh: () => void
  /** From now on every answer says what each leg adds. */
  explain: () => void
}

const NONE: QuoteState = {
  odds: null,
  maxOdds: null,
  without: null,
  previous: null,
  isOfNewLegs: false,
  refusal: null,
  unanswered: null,
}

type Deps = { api: ApiClient; slip: CustomSlipStore; report: (error: unknown) => void }

/** Asks what the legs of the builder cost together, whenever they or their prices change. */
export function createQuoteStore({ api, slip, report }: Deps): QuoteStore {
  const store = createStore<QuoteState>(NONE)
  let asked = ''
  /** The legs of the last price; none where the next one is news whatever they are. */
  let priced = ''
  let isExplained = false
  let nextAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let slow: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const legs = () => slip.getState().slip.bets[0]?.selections ?? []
  const keyOf = () => legs().map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`)

  /** No price, for this reason; the last one is remembered. */
  function lose(reason: Pick<QuoteState, 'refusal' | 'unanswered'>): void {
    store.setState(({ odds, previous }) => ({ ...NONE, previous: odds ?? previous, ...reason }))
  }

  /** @param attempt how often these legs have been asked about in vain */
  async function ask(attempt: number): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const ids = legs().map(({ id }) => id)
    clearTimeout(slow)
    if (ids.length < LEAST_LEGS) {
      priced = ''
      return lose({ refusal: null, unanswered: null })
    }
    slow = setTimeout(() => lose({ refusal: null, unanswered: 'asking' }), SLOW_MS)
    try {
      const body = { selections: named(), ...(isExplained && { explained: true }) }
      const { data } = await api('quoteCustomBet', { body, signal })
      if (signal.aborted) return
      slip.takeQuote(ids, data.odds)
      const { without } = data
      const isNews = priced !== ids.join('\n')
      priced = ids.join('\n')
      store.setState(({ odds, previous, isOfNewLegs }) => ({
        odds: data.odds,
        maxOdds: data.maxOdds,
        without: without ? new Map(ids.map((id, place) => [id, without[place] ?? null])) : null,
        previous: odds === null || odds === data.odds ? previous : odds,
        isOfNewLegs: isNews || (isOfNewLegs && odds === data.odds),
        refusal: null,
        unanswered: null,
      }))
    } catch (error) {
      if (!signal.aborted) fail(error, attempt)
    } finally {
      if (!signal.aborted) clearTimeout(slow)
    }
  }

  function named() {
    return legs().map(({ matchId, marketId, specifier, outcomeId }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
    }))
  }

  function fail(error: unknown, attempt: number): void {
    if (isRefusal(error)) {
      const refused = Object.keys(error.errorsByBet ?? {})
      lose({ refusal: { text: error.localizedMessage ?? '', legs: refused }, unanswered: null })
      if (error.status !== TOO_OFTEN) return undefined
      nextAt = Date.now() + secondsIn(error) * 1000
      return schedule(attempt)
    }
    if (attempt === 0) report(error)
    const pause = PAUSES_MS[attempt]
    lose({ refusal: null, unanswered: pause === undefined ? 'given_up' : 'asking' })
    if (pause !== undefined) askIn(pause, attempt + 1)
  }

  /** Asks as soon as that is allowed. */
  function schedule(attempt: number): void {
    askIn(Math.max(0, nextAt - Date.now()), attempt)
  }

  function askIn(wait: number, attempt: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      nextAt = Date.now() + ASK_EVERY_MS
      void ask(attempt)
    }, wait)
  }

  function check(): void {
    const key = keyOf().join('\n')
    if (key === asked || slip.getState().slip.inProgress) return
    asked = key
    schedule(0)
  }

  function refresh(): void {
    clearTimeout(timer)
    priced = ''
    if (store.getState().unanswered !== null) lose({ refusal: null, unanswered: 'asking' })
    void ask(0)
  }

  function explain(): void {
    if (isExplained) return
    isExplained = true
    schedule(0)
  }

  slip.subscribe(check)
  check()
  return { ...store, refresh, explain }
}

/** An answer that says in words why there is no price. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.status === TOO_OFTEN || (error.status === 422 && error.messageKey !== NOT_IN_TIME)
}

/** When the backend answers again; soon, where it does not say. */
function secondsIn({ details }: ApiError): number {
  const seconds = details?.['retry_after_seconds']
  return typeof seconds === 'number' ? seconds : 1
}
