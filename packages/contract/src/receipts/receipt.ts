import { BET_TYPES, FREEBET_MODES, MAX_SELECTIONS } from '@touchline/betting'
import * as v from 'valibot'

const integer = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** An amount in the smallest unit, or total odds in thousandths: may be above 2^53. */
const digits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,99})$/))
const timestamp = v.pipe(v.string(), v.isoTimestamp())
const hex = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${length}}$`)))

const receiptLeg = v.strictObject({
  league: v.string(),
  market: v.string(),
  market_id: integer,
  match: v.string(),
  match_id: v.string(),
  /** Accepted price in thousandths. */
  odds: integer,
  outcome: v.string(),
  outcome_id: v.string(),
  specifier: v.string(),
  start_time: timestamp,
})

/** `best_odds` 1: it is paid at the starting price where that is higher. */
const guaranteedLeg = v.strictObject({ ...receiptLeg.entries, best_odds: v.picklist([0, 1]) })

const legs = <Schema extends typeof receiptLeg | typeof guaranteedLeg>(leg: Schema) =>
  v.pipe(v.array(leg), v.minLength(1), v.maxLength(MAX_SELECTIONS))

const facts = {
  bet_id: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  currency: v.string(),
  key_id: hex(16),
  odds: digits,
  placed_at: timestamp,
  potential_win: digits,
  reference: v.string(),
  selections: legs(receiptLeg),
  stake: digits,
  subunits: integer,
  /** `2/3` for two out of three, empty for other types. */
  system: v.string(),
  type: v.picklist(BET_TYPES),
}

const bonus = {
  /** Factor of a boost in thousandths; 0 for none. */
  boost: integer,
  /** How the freebet pays that the stake is of; empty where the stake is the player's money. */
  freebet: v.picklist(['', ...FREEBET_MODES]),
}

/**
 * What the house confirms about a bet, as it stands in the signed text: snake_case, strings and
 * integers alone (docs/decisions/020). Since version 2 it says whose house that is; version 3 is of
 * bets with a bonus that pays, version 4 of those with a leg that may be paid at the starting price.
 */
export const receipt = v.variant('version', [
  v.strictObject({ ...facts, version: v.literal(1) }),
  v.strictObject({ ...facts, operator: v.string(), version: v.literal(2) }),
  v.strictObject({ ...facts, operator: v.string(), ...bonus, version: v.literal(3) }),
  v.strictObject({
    ...facts,
    operator: v.string(),
    ...bonus,
    selections: legs(guaranteedLeg),
    version: v.literal(4),
  }),
])

/** What a player keeps and pastes. */
export const signedReceipt = v.strictObject({
  receipt,
  /** SHA-256 of the receipt's canonical text. */
  sha256: hex(64),
  /** Ed25519 signature of the same text. */
  signature: hex(128),
})

export type Receipt = v.InferOutput<typeof receipt>
export type SignedReceipt = v.InferOutput<typeof signedReceipt>
