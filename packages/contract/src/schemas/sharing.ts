import * as v from 'valibot'

import { betType, placementBet, placementSelection } from './bets.ts'
import { latinDigits } from './code-digits.ts'
import { timestamp } from './primitives.ts'

const SHARE_CODE = /^[A-Z0-9]{6,10}$/
/** An address may stand in another one, as that of a messenger that leads away from itself. */
const LINKED_CODE = /(?:[?&]|%3F|%26)BETCODE(?:=|%3D)([A-Z0-9]{6,10})(?![A-Z0-9])/
/** Without what a sentence or a messenger leaves around a code. */
const BARE = /[A-Z0-9](?:.*[A-Z0-9])?/s
/** Marks without a width, which come along when a text in two directions is copied. */
const UNSEEN = /\p{Cf}/gu

/**
 * GAP-19: a share code as the backend knows it, by itself or in a shared link with a message around
 * it; null where the text can be none.
 */
export function readShareCode(text: string): string | null {
  const read = latinDigits(text.replaceAll(UNSEEN, '')).toUpperCase()
  const bare = BARE.exec(read)?.[0] ?? ''
  return SHARE_CODE.test(bare) ? bare : (LINKED_CODE.exec(read)?.[1] ?? null)
}

/** A bet as its player hands it on: what is bet on, and the stake, which may be 0. */
export const sharedBet = v.object({
  type: betType,
  stake: placementBet.entries.stake,
  selections: placementBet.entries.selections,
  systemId: placementBet.entries.systemId,
  bankers: placementBet.entries.bankers,
  customOdds: placementBet.entries.customOdds,
})

export const sharedBets = v.object({
  bets: v.pipe(v.array(sharedBet), v.minLength(1), v.maxLength(30)),
})

/** As they are sent to be shared: what type a bet is of shows in what it holds. */
export const betsToShare = v.object({
  bets: v.pipe(
    v.array(v.object({ ...sharedBet.entries, type: v.optional(betType) })),
    v.minLength(1),
    v.maxLength(30),
  ),
})

/** Names as they were when the bet was shared, to tell what is not available any more. */
export const sharedNames = v.object({
  match: v.string(),
  market: v.string(),
  outcome: v.string(),
  startTime: timestamp,
})

/** Answer of a look-up: the bets with the names of their selections. */
export const foundSharedBets = v.object({
  code: v.string(),
  bets: v.array(
    v.object({
      ...sharedBet.entries,
      selections: v.array(
        v.object({ ...placementSelection.entries, names: v.nullable(sharedNames) }),
      ),
    }),
  ),
})

export type SharedBet = v.InferOutput<typeof sharedBet>
export type FoundSharedBets = v.InferOutput<typeof foundSharedBets>
