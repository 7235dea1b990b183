import type { ApiClient, PlacedBet, Placement } from '@touchline/contract'
import { ApiError, BET_ERROR, wordsOf } from '@touchline/contract'
import type { Odds, SlipError } from '@touchline/betting'
import { isOdds } from '@touchline/betting'
import type { SlipFailure } from './state.ts'

/** How patiently a placement is asked about, in milliseconds. */
export type Pace = {
  /** After this long without an answer the request counts as lost. */
  readonly answerWithin: number
  /** Waits before asking again; the last one repeats. */
  readonly waits: readonly number[]
  /** For this long after the press the placement itself is sent again; later it is only asked about. */
  readonly sendFor: number
}

export const PACE: Pace = {
  answerWithin: 10_000,
  waits: [1_000, 2_000, 4_000, 8_000, 15_000],
  sendFor: 30_000,
}

export type PlacementAnswer =
  | { readonly kind: 'placed'; readonly bets: readonly PlacedBet[] }
  | Exclude<PlacementFailure, { kind: 'unknown' | 'unsure' }>

export type AskOptions = {
  /** Called every time that no answer came. */
  onLost: () => void
  /** Called before it is asked for the first time: from then on it is never sent again. */
  onAsking: () => void
  /** Resolves after so many milliseconds, or earlier when asking again makes sense. */
  wait: (ms: number) => Promise<void>
  /** Ends the asking; the promise then never settles. */
  signal: AbortSignal
  /** When the player pressed, by this device's clock; now unless told. */
  pressedAt?: number
  pace?: Pace
}

type Heard = PlacementAnswer | Extract<PlacementFailure, { kind: 'unknown' | 'unsure' }>

/**
 * Sends a placement and, where no answer comes, the very same one again until there is one: the
 * backend places one reference once and answers every repetition alike. Where too much time has
 * passed, or an answer left the outcome open, it asks what became of the reference instead, which
 * closes it if it has placed nothing.
 */
export async function askUntilAnswered(
  api: ApiClient,
  body: Placement,
  { onLost, onAsking, wait, signal, pressedAt = Date.now(), pace = PACE }: AskOptions,
): Promise<PlacementAnswer> {
  let open: { readonly cause: unknown } | null = null
  let isSending = true
  for (let attempt = 0; ; attempt += 1) {
    if (signal.aborted) return new Promise<never>(() => undefined)
    const wasSending = isSending
    isSending &&= open === null && isFresh(pressedAt, pace)
    if (wasSending && !isSending) onAsking()
    const heard: Heard = isSending
      ? await send(api, body, pace)
      : await askOutcome(api, body, { pace, open })
    if (signal.aborted) continue
    if (heard.kind === 'unsure') {
      if (!isSending) return { kind: 'failed', cause: heard.cause, isOpen: true }
      open = { cause: heard.cause }
      onLost()
      continue
    }
    // An answer was lost before: whether the bets stand is only told to the player who placed them.
    if (heard.kind === 'failed' && attempt > 0 && isOfOther(heard.cause)) {
      return { ...heard, isOpen: true }
    }
    if (heard.kind !== 'unknown') return heard
    onLost()
    await wait(pace.waits[Math.min(attempt, pace.waits.length - 1)] ?? 0)
  }
}

function isOfOther(cause: unknown): boolean {
  return cause instanceof ApiError && cause.messageKey === 'error.session.other_player'
}

/** A clock that was set back says nothing about how long ago it was. */
function isFresh(pressedAt: number, { sendFor }: Pace): boolean {
  const age = Date.now() - pressedAt
  return age >= 0 && age < sendFor
}

async function send(api: ApiClient, body: Placement, { answerWithin }: Pace): Promise<Heard> {
  try {
    const signal = AbortSignal.timeout(answerWithin)
    return { kind: 'placed', bets: (await api('placeBets', { body, signal })).data }
  } catch (error) {
    return readFailure(error)
  }
}

async function askOutcome(
  api: ApiClient,
  { meta: { reference } }: Placement,
  { pace: { answerWithin }, open }: { pace: Pace; open: { cause: unknown } | null },
): Promise<Heard> {
  try {
    const signal = AbortSignal.timeout(answerWithin)
    const { data } = await api('closePlacement', { body: { reference }, signal })
    if (data.length > 0) return { kind: 'placed', bets: data }
    return open === null
      ? refusalOf(BET_ERROR.placementClosed)
      : { kind: 'failed', cause: open.cause, isOpen: false }
  } catch (error) {
    const failure = readFailure(error)
    // Any other answer than the bets says nothing about them.
    const isSettled = failure.kind === 'unauthorized' || failure.kind === 'unknown'
    return isSettled ? failure : { kind: 'unsure', cause: error }
  }
}

/** PLACE-16: refusals that the current price would mend. */
const WRONG_ODDS_KEYS: ReadonlySet<string> = new Set(
  [
    'odds_different_than_bookmaker',
    'odds_higher_than_bookmakers',
    'odds_to_low',
    'odds_higher_than_bookmakers_current_odds',
  ].map((name) => `error.risk_validation.${name}`),
)

export type PlacementRefusal = {
  readonly kind: 'refused'
  readonly error: SlipError
  readonly currentOdds: Readonly<Record<string, Odds>>
}

/** What a failed placement call tells. */
export type PlacementFailure =
  /** No answer: the bets may have been placed or not, and asking again tells. */
  | { readonly kind: 'unknown' }
  /** Answered, but with nothing that says whether the bets were placed. */
  | { readonly kind: 'unsure'; readonly cause: unknown }
  | { readonly kind: 'unauthorized' }
  | PlacementRefusal
  /** Nothing that belongs to the slip. `isOpen`: whether the bets were placed is not known. */
  | { readonly kind: 'failed'; readonly cause: unknown; readonly isOpen: boolean }

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])

function readFailure(error: unknown): PlacementFailure {
  // HTTP-03: a request that was called off, as by leaving the page, has told nothing.
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'unknown' }
  if (!(error instanceof ApiError)) return { kind: 'failed', cause: error, isOpen: false }
  if (error.status === 401) return { kind: 'unauthorized' }
  if (error.code !== null) {
    return { kind: 'refused', error: toSlipError(error, error.code), currentOdds: pricesOf(error) }
  }
  if (error.kind === 'no_answer' || GATEWAY_STATUSES.has(error.status)) return { kind: 'unknown' }
  const isUnsure = error.status >= 500 || error.status < 300
  return isUnsure
    ? { kind: 'unsure', cause: error }
    : { kind: 'failed', cause: error, isOpen: false }
}

/** A refusal that no backend has put into words: the page has a text for the code. */
function refusalOf(code: number): PlacementRefusal {
  return { kind: 'refused', error: { ...NO_WORDS, code }, currentOdds: {} }
}

/** What the slip keeps of a failure without a code, so that its player reads more than an alert. */
export function failureOf(cause: unknown, isOpen: boolean): SlipFailure {
  const error = cause instanceof ApiError && !isOpen ? toSlipError(cause, null) : NO_WORDS
  return { ...error, isOpen }
}

const NO_WORDS: SlipError = {
  code: null,
  message: '',
  details: null,
  messagesByBet: {},
  isWrongOddsError: false,
}

/**
 * PLACE-06: message, per-bet messages and details as the backend gives them. The message is empty
 * where it gave none; the page then has a text for the code.
 */
function toSlipError(error: ApiError, code: number | null): SlipError {
  const byBet = Object.entries(error.errorsByBet ?? {})
  const isWrongOdds =
    code === BET_ERROR.invalidOdds ||
    WRONG_ODDS_KEYS.has(error.messageKey) ||
    byBet.some(([, { messageKey }]) => WRONG_ODDS_KEYS.has(messageKey ?? ''))
  return {
    code,
    message: error.localizedMessage ?? '',
    details: wordsOf(error.details).join('\n') || null,
    messagesByBet: Object.fromEntries(
      byBet.flatMap(([selectionId, { localizedMessage }]) =>
        localizedMessage ? [[selectionId, localizedMessage]] : [],
      ),
    ),
    isWrongOddsError: isWrongOdds,
  }
}

function pricesOf(error: ApiError): Record<string, Odds> {
  const entries = Object.entries(error.errorsByBet ?? {})
  return Object.fromEntries(
    entries.flatMap(([selectionId, { odds }]) => (isOdds(odds) ? [[selectionId, odds]] : [])),
  )
}
