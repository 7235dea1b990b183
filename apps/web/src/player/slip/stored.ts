import {
  boolean,
  fallback,
  looseObject,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  unknown,
  type InferOutput,
} from '@touchline/contract/schema'

import { listOf, storedJson, storedText } from '../../base/stored.ts'
import type { PickedOutcome } from './commands.ts'
import { SLIP_TABS } from './commands.ts'

// What the slip leaves in the storage of the browser session, and what ends with it (AMB-06).

/** The bets, as the slip's rules write and read them. */
export const BETS = storedText('bets', string())

export const TICKET_STATE = storedText('ticket_state', string())

export const PANEL = storedJson(
  'betslip_toggle_state',
  null,
  object({
    isOpen: fallback(boolean(), false),
    tab: fallback(picklist(SLIP_TABS), 'BET_SLIP'),
  }),
)

/** Of an outcome the site itself wrote all; these are the fields that the slip cannot do without. */
const PRESS = looseObject({
  isWanted: boolean(),
  picked: looseObject({
    match: looseObject({ id: string(), urnId: string(), status: number(), type: string() }),
    market: looseObject({
      id: number(),
      specifier: string(),
      status: number(),
      provider: string(),
    }),
    outcome: looseObject({ id: string(), odds: number(), active: boolean() }),
  }),
})

/** Presses that are not in the saved bets yet. */
export const PRESSES = storedJson(
  'early_presses',
  null,
  pipe(
    listOf(PRESS),
    transform((presses) =>
      presses.map(({ picked, isWanted }) => ({
        type: 'toggle' as const,
        picked: picked as unknown as PickedOutcome,
        isWanted,
      })),
    ),
  ),
)

/** A placement whose answer is not known yet. */
export type StoredJournal = ReturnType<typeof storedJournal>

export function storedJournal(key: string) {
  return storedJson(key, 1, JOURNAL_ENTRY)
}

export type StoredEntry = InferOutput<typeof JOURNAL_ENTRY>

export const JOURNAL_ENTRY = object({
  playerId: string(),
  /** By the contract. */
  body: unknown(),
  /** Long ago where nobody noted it, and where it is only to be asked about. */
  pressedAt: fallback(number(), 0),
  /** As the slip's rules write them. */
  bets: string(),
})

export const JOURNAL = storedJournal('placement')

/** A receipt that the page which comes next shows, too. */
export const RECEIPT = storedText('receipt', string())

/** A visitor's accept mode ends with the browser session (GAP-21). */
export const ACCEPT_MODE = storedText('odds_accept_mode', string())

/** Where one of these is, there is a slip to bring back. */
export const TRACES = [BETS, TICKET_STATE, PANEL, JOURNAL, PRESSES]
