import {
  number,
  object,
  pipe,
  string,
  transform,
  type InferOutput,
} from '@touchline/contract/schema'

import { recordOf, storedJson, storedText } from '../../base/stored.ts'
import { ACCEPT_MODE, BETS, PANEL, PRESSES, RECEIPT, TICKET_STATE } from './stored.ts'

// What the slip keeps beside the traces by which a page knows that there is one: read once it is there.

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

/** What goes with the slip when a player leaves. */
export const OF_A_PLAYER = [
  BETS,
  DETAILS,
  TICKET_STATE,
  CHANGED_AT,
  PRESSES,
  PANEL,
  ACCEPT_MODE,
  RECEIPT,
]
