import {
  BET_STATUSES,
  BET_TYPES,
  FREEBET_MODES,
  MAX_SELECTIONS,
  ODDS_ACCEPT_MODES,
  SETTLEMENT_RESULTS,
  oddsOf,
  parseFreebetMode,
} from '@touchline/betting'
import * as v from 'valibot'

import { matchStatus } from './catalogue.ts'
import {
  amount,
  count,
  currencyCode,
  id,
  knownName,
  marketId,
  money,
  odds,
  timestamp,
  uuid,
  word,
} from './primitives.ts'

export const betType = v.picklist(BET_TYPES)
export const oddsAcceptMode = v.picklist(ODDS_ACCEPT_MODES)

export const betStatus = v.picklist(BET_STATUSES)

export const betResult = v.picklist(SETTLEMENT_RESULTS)

/** As a placed bet names it: double, treble and accumulator are combos. */
const answeredType = v.pipe(
  v.picklist([...BET_TYPES, 'double', 'treble', 'accumulator']),
  v.transform((type) =>
    type === 'double' || type === 'treble' || type === 'accumulator' ? 'combo' : type,
  ),
)

/** In either spelling, with underscores or hyphens. */
export const answeredMode = v.pipe(
  v.picklist([...FREEBET_MODES, 'no-risk', 'all-win', 'only-win']),
  v.transform((mode) => parseFreebetMode(mode) ?? 'only_win'),
)

/** In either spelling of cancelled. */
const answeredStatus = v.pipe(
  v.picklist([...BET_STATUSES, 'canceled']),
  v.transform((status) => (status === 'canceled' ? 'cancelled' : status)),
)

/** In either spelling of canceled. */
const answeredResult = v.pipe(
  v.picklist([...SETTLEMENT_RESULTS, 'cancelled']),
  v.transform((result) => (result === 'cancelled' ? 'canceled' : result)),
)

export const stake = v.object({ value: amount, currency: currencyCode })

export const placementSelection = v.object({
  matchId: id,
  marketId,
  specifier: word,
  outcomeId: id,
  odds,
})

/** `odds`: the boost that was shown, in thousandths; a bet is not placed with a lesser one. */
const bonusReference = v.object({ id, type: word, odds: v.nullish(odds) })

/** The bonus that a bet was placed with. */
export const betBonus = v.object({
  id,
  type: word,
  /** Factor of the boost, thousandths; of a settled bet as it was agreed. */
  odds: v.nullish(odds),
  /** How a freebet pays: `no_risk`, `all_win`, `only_win`. */
  mode: v.nullish(answeredMode),
  /** The stake, where it is a freebet's and not the player's money. */
  freebetStake: v.nullish(amount),
  /** The part of what was paid that the bonus paid; null while the bet is open. */
  paid: v.nullish(amount),
})

/** Places of legs, from 0: fewer than a line has legs. */
export const bankers = v.pipe(v.array(count), v.maxLength(MAX_SELECTIONS))

/** Bets of one placement. */
const MAX_BETS = 30

export const placementBet = v.object({
  bonus: v.nullish(bonusReference),
  stake,
  selections: v.pipe(v.array(placementSelection), v.minLength(1), v.maxLength(MAX_SELECTIONS)),
  systemId: v.optional(word),
  /** Places of the selections that stand in every line of a system, from 0. */
  bankers: v.optional(bankers),
  customOdds: v.optional(odds),
  /** Over the greatest stake: to be approved by a trader instead of refused. */
  isVip: v.optional(v.boolean()),
})

/** Of all bets; `mixed`: of each by its number of selections and its `system_id`. */
export const placementType = v.picklist([...BET_TYPES, 'mixed'])

export const placement = v.object({
  meta: v.object({
    deviceId: v.optional(word),
    quick: v.optional(v.boolean(), false),
    type: placementType,
    /** Made by the client and kept until an answer is known: the same one is the same placement. */
    reference: uuid,
    acceptMode: v.optional(oddsAcceptMode, 'none'),
  }),
  bets: v.pipe(v.array(placementBet), v.minLength(1), v.maxLength(MAX_BETS)),
})

/** A slip's bets before they have a stake, as what is asked about them takes them. */
export const slipBets = v.object({
  /** The player's own where it is not said. */
  currency: v.optional(currencyCode),
  bets: v.pipe(
    v.array(
      v.object({
        selections: placementBet.entries.selections,
        systemId: placementBet.entries.systemId,
        bankers: placementBet.entries.bankers,
        /** The one price of a custom bet. */
        customOdds: placementBet.entries.customOdds,
      }),
    ),
    v.maxLength(MAX_BETS),
  ),
})

const fraction = v.object({ won: count, of: count })

export const placedSelection = v.object({
  /** Selection id `{matchId}:{marketId}:{specifier}:{outcomeId}`. */
  id: v.string(),
  /** `open`, `won`, `lost`, `void`, `half_won`, `half_lost`, `dead_heat`. */
  status: v.picklist(['open', 'won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat']),
  market: v.object({ id: v.number(), name: v.string() }),
  outcome: v.object({ id, name: knownName }),
  odds,
  /** The price at the end of the acceptance delay, where the bet was rejected for it. */
  rejectedOdds: v.nullish(odds),
  /** Share of the win that a dead heat left, in millionths. */
  deadHeatFactor: v.nullish(count),
  /** Best odds guaranteed: it is paid at the starting price where that is higher. */
  bestOdds: v.optional(v.boolean()),
  /** Of a runner that won or was placed: shares of the stake as fractions, and what goes for Rule 4. */
  race: v.nullish(
    v.object({
      /** Hundredths of the winnings. */
      deduction: count,
      share: fraction,
      eachWay: v.nullable(v.object({ part: count, win: fraction })),
      /** To win, of a leg with best odds guaranteed. */
      startingPrice: v.optional(odds),
    }),
  ),
  specifier: v.string(),
  match: v.object({
    id,
    slug: v.string(),
    sportKey: v.string(),
    name: v.string(),
    home: knownName,
    away: knownName,
    leagueName: v.string(),
    startTime: timestamp,
    status: matchStatus,
    score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  }),
})

export const placedBet = v.object({
  id,
  type: answeredType,
  /** Short reference that a player can read out. */
  ref: v.string(),
  status: answeredStatus,
  stake: amount,
  /**
   * Of a bet that is open again: what was paid for it and could not be taken back, because the
   * balance had less. It goes off what the bet brings.
   */
  owed: v.nullish(amount),
  currency: currencyCode,
  subunits: count,
  /** Paid amount once settled, possible return before. */
  winAmount: amount,
  /** Of the whole bet, as far as the wire carries them exactly. */
  odds: v.pipe(v.number(), v.safeInteger(), v.transform(oddsOf)),
  selections: v.array(placedSelection),
  createdAt: timestamp,
  settledAt: v.nullable(timestamp),
  /**
   * How often it was settled, a settlement that was taken back counting too: of two states of a bet
   * the one with more is the later.
   */
  settlements: v.optional(count),
  result: answeredResult,
  /** What a cash-out pays now; while it is in progress, what was agreed to. */
  toCashout: v.nullable(amount),
  /** End of the offer, unless a new one takes its place before. */
  cashoutExpiresAt: v.nullish(timestamp),
  bonus: v.nullable(betBonus),
  systemType: v.nullable(
    v.object({
      id: v.string(),
      winCount: count,
      totalCount: count,
      /** Places of the legs that stand in every line; none where left out. */
      bankers: v.optional(v.array(count)),
    }),
  ),
  usedInJackpot: v.boolean(),
  isVip: v.boolean(),
  /** Message key of the reason, for a rejected bet and for one whose legs the house has taken back. */
  rejectionKey: v.nullable(v.string()),
  /** End of the live acceptance delay, while `submitted`. */
  acceptanceAt: v.nullable(timestamp),
  /** Milliseconds that are left of it, whatever the reader's clock says. */
  acceptanceIn: v.nullish(count),
})

/** The player agrees to this amount for the whole bet, or to any offer from `least` on. */
export const cashOut = v.object({ betId: id, toCashout: amount, least: v.optional(amount) })

/** `details` of a refused cash-out, beside its message: what is offered instead. */
export const cashOutOffer = v.object({
  toCashout: v.nullable(amount),
  cashoutExpiresAt: v.nullish(timestamp),
})

export const maxStake = v.object({
  maxStake: stake,
  minStake: stake,
  /** The most that the bet returns, however long its odds are. */
  maxPayout: stake,
})

export const balance = money

export type BetType = v.InferOutput<typeof betType>
export type OddsAcceptMode = v.InferOutput<typeof oddsAcceptMode>
export type BetStatus = v.InferOutput<typeof betStatus>
export type BetResult = v.InferOutput<typeof betResult>
export type Placement = v.InferOutput<typeof placement>
export type SlipBets = v.InferOutput<typeof slipBets>
export type PlacementBet = v.InferOutput<typeof placementBet>
export type PlacementSelection = v.InferOutput<typeof placementSelection>
export type PlacedBet = v.InferOutput<typeof placedBet>
export type PlacedSelection = v.InferOutput<typeof placedSelection>
export type CashOut = v.InferOutput<typeof cashOut>
export type MaxStake = v.InferOutput<typeof maxStake>
export type Balance = v.InferOutput<typeof balance>
