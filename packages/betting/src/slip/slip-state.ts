import type { SystemType } from '../bets/system-type.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { BetCurrency, SlipBet } from './slip-bet.ts'

export const TICKET_STATES = ['INITIAL', 'ODDS_CHANGED', 'PROCESSING', 'SUCCESS', 'ERROR'] as const

export type TicketState = (typeof TICKET_STATES)[number]

export type SlipError = {
  /** The backend's code, null when it gave none. */
  readonly code: number | null
  /** A message key of the catalogue (`error.…`), or the backend's own localised text. */
  readonly message: string
  readonly details: string | null
  /** Localised messages by selection id. */
  readonly messagesByBet: Readonly<Record<string, string>>
  /** The price was refused: accepting the current one may help. */
  readonly isWrongOddsError: boolean
}

/** Whether a failure stays with the ticket: only those that the backend gave a code do. */
export function isCoded(error: SlipError | null): error is SlipError {
  return typeof error?.code === 'number'
}

export type SlipState = {
  readonly ticketState: TicketState
  readonly bets: readonly SlipBet[]
  /** Ids of all selections of `bets`, in their order, each once. */
  readonly selectedOutcomeIds: readonly string[]
  /** What was sent; kept through PROCESSING and SUCCESS, empty otherwise. */
  readonly processingBets: readonly SlipBet[]
  readonly inProgress: boolean
  readonly isRestoring: boolean
  readonly systemTypes: readonly SystemType[]
  readonly placedBets: readonly PlacedBet[]
  readonly error: SlipError | null
  /** Currency of new bets. */
  readonly currency: string
  readonly subunits: number
}

export function createSlip({ currency, subunits }: BetCurrency): SlipState {
  return {
    ticketState: 'INITIAL',
    bets: [],
    selectedOutcomeIds: [],
    processingBets: [],
    inProgress: false,
    isRestoring: false,
    systemTypes: [],
    placedBets: [],
    error: null,
    currency,
    subunits,
  }
}
