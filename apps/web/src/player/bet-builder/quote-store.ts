import { LEAST_CUSTOM_LEGS, type Odds, type SlipSelection } from '@touchline/betting'
import { ApiError, type ApiClient, type CustomQuote } from '@touchline/contract'

import type { CustomSlipStore } from '../slip/store.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'
import { whenShown } from '../../base/when-shown.ts'

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

type Deps = {
  api: ApiClient
  slip: CustomSlipStore
  report: (error: unknown) => void
  whenShown?: typeof whenShown
}

/**
 * Asks what the legs of the builder cost together, whenever they or their prices change. While nobody can
 * see the page it rests, and asks once when somebody can.
 */
export function createQuoteStore({ api, slip, report, ...deps }: Deps): QuoteStore {
  const store = createStore<QuoteState>(NONE)
  const questions = createPacing((attempt) => void ask(attempt), deps.whenShown ?? whenShown)
  /** Legs and their prices that were asked about last. */
  let asked = ''
  /** The legs of the last price; none where the next one is news whatever they are. */
  let priced = ''
  let isExplained = false
  let slow: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const legs = () => slip.getState().slip.bets[0]?.selections ?? []

  /** No price, for this reason; the last one is remembered. */
  function lose(reason: Partial<Pick<QuoteState, 'refusal' | 'unanswered'>> = {}): void {
    store.setState(({ odds, previous }) => ({ ...NONE, previous: odds ?? previous, ...reason }))
  }

  /** @param attempt how often these legs have been asked about in vain */
  async function ask(attempt: number): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const selections = legs()
    clearTimeout(slow)
    if (selections.length < LEAST_CUSTOM_LEGS) {
      priced = ''
      return lose()
    }
    slow = setTimeout(() => lose({ unanswered: 'asking' }), SLOW_MS)
    try {
      const body = { selections: selections.map(keyOf), ...(isExplained && { explained: true }) }
      const { data } = await api('quoteCustomBet', { body, signal })
      if (!signal.aborted) take(data, selections)
    } catch (error) {
      if (!signal.aborted) fail(error, attempt)
    } finally {
      if (!signal.aborted) clearTimeout(slow)
    }
  }

  function take(quote: CustomQuote, selections: readonly SlipSelection[]): void {
    const ids = selections.map(({ id }) => id)
    slip.takeQuote(ids, quote.odds)
    const isNews = priced !== ids.join('\n')
    priced = ids.join('\n')
    store.setState((before) => withQuote(before, quote, { ids, isNews }))
  }

  function fail(error: unknown, attempt: number): void {
    if (isRefusal(error)) {
      const refused = Object.keys(error.errorsByBet ?? {})
      lose({ refusal: { text: error.localizedMessage ?? '', legs: refused } })
      if (error.status === TOO_OFTEN) questions.after(secondsIn(error) * 1000, attempt)
      return
    }
    if (attempt === 0) report(error)
    const pause = PAUSES_MS[attempt]
    lose({ unanswered: pause === undefined ? 'given_up' : 'asking' })
    if (pause !== undefined) questions.in(pause, attempt + 1)
  }

  function check(): void {
    const now = legs().map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`)
    const key = now.join('\n')
    if (key === asked || slip.getState().slip.inProgress) return
    asked = key
    questions.soon()
  }

  function refresh(): void {
    questions.cancel()
    priced = ''
    if (store.getState().unanswered !== null) lose({ unanswered: 'asking' })
    void ask(0)
  }

  function explain(): void {
    if (isExplained) return
    isExplained = true
    questions.soon()
  }

  slip.subscribe(check)
  check()
  return { ...store, refresh, explain }
}

/** One question at a time, the newest, and none sooner than `ASK_EVERY_MS` after the one before. */
function createPacing(ask: (attempt: number) => void, onceShown: typeof whenShown) {
  let nextAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopResting = () => {}

  function cancel(): void {
    clearTimeout(timer)
    stopResting()
  }

  function askIn(wait: number, attempt: number): void {
    cancel()
    timer = setTimeout(() => {
      stopResting = onceShown(() => {
        nextAt = performance.now() + ASK_EVERY_MS
        ask(attempt)
      })
    }, wait)
  }

  function soon(attempt = 0): void {
    askIn(Math.max(0, nextAt - performance.now()), attempt)
  }

  return {
    in: askIn,
    soon,
    /** Nothing is asked before that. */
    after(ms: number, attempt: number): void {
      nextAt = performance.now() + ms
      soon(attempt)
    },
    cancel,
  }
}

type Priced = { readonly ids: readonly string[]; readonly isNews: boolean }

function withQuote(before: QuoteState, quote: CustomQuote, { ids, isNews }: Priced): QuoteState {
  const { odds, maxOdds, without } = quote
  return {
    ...NONE,
    odds,
    maxOdds,
    without: without ? new Map(ids.map((id, place) => [id, without[place] ?? null])) : null,
    previous: before.odds === null || before.odds === odds ? before.previous : before.odds,
    isOfNewLegs: isNews || (before.isOfNewLegs && before.odds === odds),
  }
}

function keyOf({ matchId, marketId, specifier, outcomeId }: SlipSelection) {
  return { matchId, marketId, specifier, outcomeId }
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
