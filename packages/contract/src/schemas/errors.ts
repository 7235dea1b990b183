import { oddsOf } from '@touchline/betting'

import * as v from 'valibot'

export const betError = v.object({
  code: v.nullish(v.number()),
  messageKey: v.nullish(v.string()),
  localizedMessage: v.nullish(v.string()),
  /** Current price in thousandths, where the error is about a price (code 101). */
  odds: v.nullish(v.pipe(v.number(), v.transform(oddsOf))),
})

const namedDetails = v.record(v.string(), v.unknown())

/** Body of every answer that is not a success. `errorsByBet` is keyed by selection id. */
export const errorBody = v.object({
  data: v.object({
    code: v.nullish(v.number()),
    messageKey: v.nullish(v.string()),
    localizedMessage: v.nullish(v.string()),
    details: v.nullish(namedDetails),
    errorsByBet: v.nullish(v.record(v.string(), betError)),
  }),
})

/** What a client reads of it: `details` may be a text or a list of texts too. */
export const answeredErrorBody = v.object({
  data: v.object({
    ...errorBody.entries.data.entries,
    details: v.nullish(
      v.union([
        namedDetails,
        v.pipe(
          v.string(),
          v.transform((text): Record<string, unknown> => ({ text })),
        ),
      ]),
    ),
  }),
})

/** Details of Touchline's own refusals that a page or a developer reads, and no player. */
const FOR_PAGES: ReadonlySet<string> = new Set([
  'bonus_id',
  'currency',
  'limit',
  'period',
  'problem',
  'reason',
  'until',
])

/** PLACE-18: what a player reads of the details of a refusal, a line each. */
export function wordsOf(details: Record<string, unknown> | null): string[] {
  return Object.entries(details ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && !FOR_PAGES.has(name) ? [value] : [],
  )
}

export type BetError = v.InferOutput<typeof betError>
export type ErrorBody = v.InferOutput<typeof errorBody>

/** Codes of placement errors (betting-core §8; the rest are Touchline's, from 130 up). */
export const BET_ERROR = {
  invalidOdds: 101,
  municipalityNotFound: 118,
  invalidCustomOdds: 120,
  selectionNotAvailable: 130,
  selectionStale: 131,
  conflict: 132,
  stakeTooLow: 133,
  stakeTooHigh: 134,
  balanceTooLow: 135,
  referenceReused: 136,
  tooManySelections: 137,
  limitReached: 138,
  potentialWinTooLow: 139,
  /** The reference was closed before it placed anything, and never will. */
  placementClosed: 147,
  cashOutChanged: 140,
  cashOutSuspended: 141,
  cashOutClosed: 142,
} as const
