import { isOdds, type Odds, type SlipError } from '@touchline/betting'
import { ApiError, BET_ERROR } from '@touchline/contract'

import type { SlipFailure } from './slip-store-state.ts'

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

export function readFailure(error: unknown): PlacementFailure {
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
export function refusalOf(code: number): PlacementRefusal {
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
    details: detailsText(error.details),
    messagesByBet: Object.fromEntries(
      byBet.flatMap(([selectionId, { localizedMessage }]) =>
        localizedMessage ? [[selectionId, localizedMessage]] : [],
      ),
    ),
    isWrongOddsError: isWrongOdds,
  }
}

/** PLACE-18: the details that are texts, one per line. */
function detailsText(details: ApiError['details']): string | null {
  const texts = Object.values(details ?? {}).filter((value) => typeof value === 'string')
  return texts.length === 0 ? null : texts.join('\n')
}

function pricesOf(error: ApiError): Record<string, Odds> {
  const entries = Object.entries(error.errorsByBet ?? {})
  return Object.fromEntries(
    entries.flatMap(([selectionId, { odds }]) => (isOdds(odds) ? [[selectionId, odds]] : [])),
  )
}
