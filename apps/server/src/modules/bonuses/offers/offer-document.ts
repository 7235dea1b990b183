import type { Amount, EventPlace, MatchStatus, Odds } from '@touchline/betting'
import { FREEBET_MODES, MATCH_STATUS, oddsOf, parseAmount } from '@touchline/betting'
import { audience, country, strict, whole } from '@touchline/contract'
import * as v from 'valibot'
import { byLanguage, day, decimal, idOf, price, sentence } from '../../../documents/fields.ts'
import { findCurrency } from '../../../settings/currencies.ts'

/** Why a player has a bonus of an offer. */
const ISSUES = ['registration', 'first_deposit', 'everyone', 'promo_code', 'reward'] as const

export type Issue = (typeof ISSUES)[number]

export const MILLION = 1_000_000

const factor = v.pipe(
  decimal(3, { least: 1_000, most: 10_000 }),
  v.transform((thousandths): Odds => oddsOf(thousandths)),
)

/** What something is worth in each currency that it is offered in. */
export type Amounts = ReadonlyMap<string, Amount>

const amounts = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number()], 'must be an amount, as 5.00')),
  v.check((given) => Object.keys(given).length > 0, 'must name an amount in a currency at least'),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Amounts => {
    const read = new Map<string, Amount>()
    for (const [code, text] of Object.entries(value)) {
      const currency = findCurrency(code)
      const parsed = currency === undefined ? undefined : parseAmount(String(text), currency)
      if (parsed?.ok === true && parsed.amount > 0n) read.set(code, parsed.amount)
      else {
        const message =
          currency === undefined
            ? `names ${code}, which is no currency of the site`
            : `is no amount in ${code}: ${String(text)}`
        addIssue({ message, path: [pathItem(value, code)] })
      }
    }
    return read.size === Object.keys(value).length ? read : NEVER
  }),
)

const pathItem = (input: Record<string, unknown>, key: string) => ({
  type: 'object' as const,
  origin: 'value' as const,
  input,
  key,
  value: input[key],
})

const offerId = idOf(60)
const bonusType = v.picklist(
  ['comboboost', 'freebet', 'hunting', 'lootbox', 'tournament'],
  'must be comboboost, freebet, hunting, lootbox or tournament',
)
/** A code as it is compared: whatever is no letter or digit is left out. */
export function plainCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
}

const promoCode = strict({
  code: v.pipe(
    v.string(),
    v.transform(plainCode),
    v.regex(/^[A-Z0-9]{3,32}$/, 'must be 3 to 32 letters A to Z and digits'),
  ),
  most: v.optional(whole(1, 1_000_000_000)),
})

const idText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[\w:.-]{1,100}$/, 'must be an id'),
)

const event = v.pipe(
  strict({
    sport: v.optional(idText),
    category: v.optional(idText),
    tournament: v.optional(idText),
    match: v.optional(idText),
  }),
  v.check(
    (given) => Object.keys(given).length > 0,
    'must name a sport, category, tournament or match',
  ),
  v.transform(({ sport, category, tournament, match }): EventPlace => ({
    ...(sport !== undefined && { sportKey: sport }),
    ...(category !== undefined && { categoryId: category }),
    ...(tournament !== undefined && { tournamentId: tournament }),
    ...(match !== undefined && { matchId: match }),
  })),
)

const words = strict({
  name: sentence(60),
  description: sentence(300),
  terms: v.pipe(v.array(sentence(1_000)), v.minLength(1, 'must hold a paragraph at least')),
  /** In place of those of every language. */
  banner: v.optional(v.lazy(() => banner)),
})

const picture = v.pipe(
  v.string(),
  v.regex(/^(\/|https:\/\/)\S{1,500}$/, 'must be an address that begins with / or https://'),
)
const banner = strict({ desktop: v.optional(picture), mobile: v.optional(picture) })

const common = {
  id: offerId,
  status: v.optional(
    v.picklist(['active', 'paused', 'disabled'], 'must be active, paused or disabled'),
    'active',
  ),
  from: day,
  until: v.optional(day),
  /** A round of its own each week or month (UTC), which begins and ends with it. */
  repeat: v.optional(v.picklist(['week', 'month'], 'must be week or month')),
  audience: v.optional(audience, 'all'),
  groups: v.optional(v.array(sentence(60)), []),
  hidden_for_groups: v.optional(v.array(sentence(60)), []),
  countries: v.optional(v.array(country), []),
  only_verified: v.optional(v.boolean('must be true or false'), false),
  issue: v.picklist(ISSUES, `must be one of ${ISSUES.join(', ')}`),
  codes: v.optional(v.array(promoCode), []),
  activation: v.optional(
    v.picklist(['automatic', 'manual'], 'must be automatic or manual'),
    'automatic',
  ),
  /** Types of bonuses that end when this one is activated. */
  overrides: v.optional(v.array(bonusType), []),
  times_to_use: v.optional(whole(1, 1_000_000)),
  /** How long a bonus lasts once it is issued; to the end of the offer at most. */
  valid_days: v.optional(whole(1, 3_660)),
  min_odds: v.optional(price),
  events: v.optional(v.array(event), []),
  banner: v.optional(banner, {}),
  texts: byLanguage(words),
}

/** How settled bets bring points. */
const farming = strict({
  /** For each euro of the stake, or what stands for one in another currency. */
  points_per_euro: whole(1, 1_000),
  /** Whether the price of the bet multiplies them. */
  times_odds: v.optional(v.boolean('must be true or false'), false),
  /** Bets of which result bring them. */
  results: v.optional(v.picklist(['won', 'all'], 'must be won or all'), 'all'),
  most_per_bet: v.optional(whole(1, 10_000_000)),
})

const freebetBoost = strict({
  /** Points that it takes to boost. */
  points: whole(0, 10_000_000),
  multiplier: factor,
  /** How many freebets in all. */
  freebets: whole(1, 50),
})

const collecting = { ...common, farming, boost: v.optional(freebetBoost) }

const ranges = v.pipe(
  v.array(strict({ from: whole(1, 30), to: whole(1, 30), factor })),
  v.minLength(1, 'must hold a range at least'),
  v.check(
    (list) => list.every(({ from, to }, index) => to >= from && from > (list[index - 1]?.to ?? 0)),
    'must be in order and not overlap',
  ),
)

const prizes = v.pipe(
  v.array(
    strict({
      from: whole(1, 100_000),
      to: whole(1, 100_000),
      /** Of the pool, for each of the places. */
      share: decimal(6, { least: 1, most: MILLION }),
    }),
  ),
  v.minLength(1, 'must hold a prize at least'),
  v.check(
    (list) => list.every(({ from, to }, index) => to >= from && from > (list[index - 1]?.to ?? 0)),
    'must be in order and not overlap',
  ),
  v.check(
    (list) =>
      list.reduce((sum, { from, to, share }) => sum + (to - from + 1) * share, 0) <= MILLION,
    'must not add to more than 1',
  ),
)

const contents = v.pipe(
  v.array(
    strict({
      /** A freebet that is issued as a reward; absent: nothing. */
      offer: v.optional(offerId),
      chance: decimal(6, { least: 1, most: MILLION }),
    }),
  ),
  v.minLength(1, 'must hold something'),
  v.check(
    (list) => list.reduce((sum, { chance }) => sum + chance, 0) === MILLION,
    'must have chances that add to 1',
  ),
)

const comboBoostOffer = strict({ ...common, kind: v.literal('comboboost'), ranges })

const freebetOffer = strict({
  ...common,
  kind: v.literal('freebet'),
  mode: v.picklist(FREEBET_MODES, `must be one of ${FREEBET_MODES.join(', ')}`),
  amount: amounts,
  max_odds: v.optional(price),
  selections: v.optional(
    strict({ from: v.optional(whole(1, 30)), to: v.optional(whole(1, 30)) }),
    {},
  ),
  match_status: v.optional(
    v.pipe(
      v.picklist(['prematch', 'live'], 'must be prematch or live'),
      v.transform((status): MatchStatus => MATCH_STATUS[status]),
    ),
  ),
  /** Of a freebet without risk: what a lost one comes back as, with the same stake. */
  returns_as: v.optional(offerId),
})

const huntingOffer = strict({
  ...collecting,
  kind: v.literal('hunting'),
  reward: strict({
    points: whole(1, 10_000_000),
    offer: offerId,
    most: whole(1, 1_000),
  }),
})

const tournamentOffer = strict({
  ...collecting,
  kind: v.literal('tournament'),
  pool: amounts,
  /** Of each stake that takes part, added to the pool. */
  pool_share: v.optional(decimal(6, { least: 0, most: 100_000 }), 0),
  prizes,
  /** What a prize is paid as: a freebet of its amount. */
  pays_as: offerId,
})

const lootboxOffer = strict({
  ...collecting,
  kind: v.literal('lootbox'),
  points_to_open: v.optional(whole(0, 10_000_000), 0),
  contents,
})

export const offerDocument = v.variant(
  'kind',
  [comboBoostOffer, freebetOffer, huntingOffer, tournamentOffer, lootboxOffer],
  'must be comboboost, freebet, hunting, lootbox or tournament',
)

/** An offer as an operator writes it, read. */
export type Offer = v.InferOutput<typeof offerDocument>
export type OfferOf<Kind extends Offer['kind']> = Extract<Offer, { kind: Kind }>
export type CollectingOffer = OfferOf<'hunting' | 'tournament' | 'lootbox'>

/** An offer in the version that a bonus names. */
export type VersionedOffer = { readonly version: number; readonly offer: Offer }

export const isCollecting = (offer: Offer): offer is CollectingOffer =>
  offer.kind === 'hunting' || offer.kind === 'tournament' || offer.kind === 'lootbox'
