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

import { listOf, recordOf, storedJson, storedText } from '../../base/stored.ts'
import type { PickedOutcome } from './commands.ts'
import { SLIP_TABS } from './commands.ts'

// What the slip leaves in the storage of the browser session, and what ends with it (AMB-06).

/** The bets, as the slip's rules write and read them. */
export const BETS = storedText('bets', string())

export const TICKET_STATE = storedText('ticket_state', string())

/** What a selection card shows besides prices and states: names as the page's language has them. */
export type SelectionDetails = Readonly<InferOutput<typeof SELECTION_DETAILS>>

const SELECTION_DETAILS = object({
  matchId: string(),
  matchSlug: string(),
  home: string(),
  away: string(),
  sportKey: string(),
  leagueName: string(),
  startTime: string(),
  marketName: string(),
  outcomeName: string(),
})

/** By selection id. */
export type DetailsById = Readonly<Record<string, SelectionDetails>>

export const DETAILS_BY_ID = recordOf(SELECTION_DETAILS)

/** Names for the cards, so that they can be drawn before the look-up has answered. */
export const DETAILS = storedJson('bet_details', null, DETAILS_BY_ID)

/** When the player changed the slip last, in ms since 1970: the latest change counts among tabs. */
export const CHANGED_AT = storedText('bets_changed_at', pipe(string(), transform(Number), number()))

export const PANEL = storedJson(
  'betslip_toggle_state',
  null,
  object({
    isOpen: fallback(boolean(), false),
    tab: fallback(picklist(SLIP_TABS), 'BET_SLIP'),
  }),
)

/** A visitor's accept mode ends with the browser session (GAP-21). */
export const ACCEPT_MODE = storedText('odds_accept_mode', string())

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
  return storedJson(
    key,
    1,
    object({
      playerId: string(),
      /** By the contract. */
      body: unknown(),
      /** Long ago where nobody noted it. */
      pressedAt: fallback(number(), 0),
      /** As the slip's rules write them. */
      bets: string(),
    }),
  )
}

export const JOURNAL = storedJournal('placement')

/** Where one of these is, there is a slip to bring back. */
export const TRACES = [BETS, TICKET_STATE, PANEL, JOURNAL, PRESSES]

/** What goes with the slip when a player leaves. */
export const OF_A_PLAYER = [BETS, DETAILS, TICKET_STATE, CHANGED_AT, PRESSES, PANEL, ACCEPT_MODE]
