import type { Amount, EventPlace } from '@touchline/betting'
import { NO_AMOUNT, rational, shareOfAmount, timesAmount } from '@touchline/betting'
import type { Bonus, BonusHindrance, EventCondition } from '@touchline/contract'
import { hash } from 'node:crypto'
import type { Executor } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { findCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { catalogueText, textIn, type LocalText } from '../../texts/local-text.ts'
import type { BonusRow } from './bonus-repository.ts'
import { hindranceOf, isBoostable, userStatusOf } from './bonus-standing.ts'
import type { OwnBonus, Viewer } from './bonus-standing.ts'
import { rangesOf, stakeOf } from './bonus-terms.ts'
import type { CollectingOffer, Offer, OfferOf } from './offers/offer-document.ts'
import { isCollecting } from './offers/offer-document.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { findOffer, readOfferShelf, statusOf } from './offers/offer-shelf.ts'
import { fillIn, wordsOf } from './offers/offer-texts.ts'
import { countRanked, placeOf, prizeOf, readPool } from './rating.ts'

export type Reader = Viewer & {
  readonly book: Book
  readonly locale: LocaleCode
}

/** What is asked for together of all that are shown. */
type Facts = {
  readonly farmed: ReadonlyMap<bigint, readonly string[]>
  readonly boostable: readonly BonusRow[]
  readonly boosted: ReadonlyMap<bigint, number>
}

/**
 * @param all every bonus of the player, of which `shown` are some: a hunt names freebets of theirs
 */
export async function presentBonuses(
  db: Executor,
  shown: readonly OwnBonus[],
  all: readonly OwnBonus[],
  reader: Reader,
): Promise<Bonus[]> {
  const collecting = shown.filter(({ offer }) => isCollecting(offer)).map(({ row }) => row.id)
  const facts: Facts = {
    farmed: await readFarmed(db, collecting),
    boostable: all.filter((one) => isBoostable(one, reader)).map(({ row }) => row),
    boosted: countBoosted(all.map(({ row }) => row)),
  }
  return Promise.all(shown.map((own) => presentBonus(db, own, facts, reader)))
}

function countBoosted(rows: readonly BonusRow[]): ReadonlyMap<bigint, number> {
  const counts = new Map<bigint, number>()
  for (const { boosted_by: by } of rows) if (by !== null) counts.set(by, (counts.get(by) ?? 0) + 1)
  return counts
}

const MOST_FARMED = 200

async function readFarmed(
  db: Executor,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('bonus_uses')
    .innerJoin('bet_selections', 'bet_selections.bet_id', 'bonus_uses.bet_id')
    .select(['bonus_uses.bonus_id', 'bet_selections.match_id'])
    .distinct()
    .where('bonus_uses.bonus_id', 'in', [...ids])
    .where('bonus_uses.points', '>', 0n)
    .where('bonus_uses.returned_at', 'is', null)
    .limit(MOST_FARMED)
    .execute()
  const groups = Map.groupBy(rows, ({ bonus_id: id }) => id)
  return new Map([...groups].map(([id, own]) => [id, own.map((row) => row.match_id)]))
}

async function presentBonus(
  db: Executor,
  own: OwnBonus,
  facts: Facts,
  reader: Reader,
): Promise<Bonus> {
  const { row, offer, head } = own
  const { now } = reader
  const hindrance = hindranceOf(own, reader)
  const status = userStatusOf(own, hindrance, now)
  const isFull = offer.kind !== 'lootbox' || row.points >= BigInt(offer.points_to_open)
  const common = {
    ...commonOf(offer, reader, row.currency),
    id: String(row.id),
    status: head === undefined ? ('disabled' as const) : statusOf(head, now),
    userBonusStatus: status,
    hindrance,
    timesToUse: row.times_to_use,
    timesUsed: row.times_used,
    validTo: row.expires_at?.toISOString() ?? null,
    issuedAt: row.issued_at.toISOString(),
    activatedAt: row.activated_at?.toISOString() ?? null,
    expiredAt: endOf(row, now)?.toISOString() ?? null,
    seen: row.seen_at !== null,
    activatable: status === 'available' && isFull,
    termsVersion: row.offer_version,
  }
  switch (offer.kind) {
    case 'comboboost':
      return {
        ...common,
        type: 'comboboost',
        ranges: rangesOf(offer),
        activeRangeIndex: null,
        suitableSelections: [],
      }
    case 'freebet':
      return { ...common, ...freebetOf(offer, row), type: 'freebet' }
    case 'hunting':
      return { ...common, ...(await huntOf(db, offer, row, facts)), type: 'hunting' }
    case 'tournament':
      return { ...common, ...(await cupOf(db, offer, row, facts)), type: 'tournament' }
    case 'lootbox': {
      const box = await boxOf(db, offer, row, reader.locale)
      return { ...common, ...collectingOf(offer, row, facts), ...box, type: 'lootbox' }
    }
  }
}

/** An offer that nobody has yet: as a visitor sees it, or a player who has something to do first. */
export async function presentOffer(
  db: Executor,
  { offer, version, ...head }: CurrentOffer,
  reader: Reader,
  { hindrance, currency }: { readonly hindrance: BonusHindrance; readonly currency: string },
): Promise<Bonus> {
  const row = unissued(offer, version, currency)
  const [shown] = await presentBonuses(
    db,
    [{ row, offer, head: { offer, version, ...head }, lacksDeposit: false }],
    [],
    reader,
  )
  if (shown === undefined) throw new Error('a bonus is lost')
  return {
    ...shown,
    id: offer.id,
    userBonusStatus: reader.person === undefined ? 'unknown' : 'not_available',
    hindrance,
    validTo: head.validTo?.toISOString() ?? null,
    issuedAt: null,
    seen: null,
    activatable: false,
    ...(shown.type === 'lootbox' ? { commitment: null } : {}),
  }
}

function unissued(offer: Offer, version: number, currency: string): BonusRow {
  const never = new Date(0)
  return {
    id: 0n,
    player_id: 0,
    offer_id: offer.id,
    offer_version: version,
    kind: offer.kind,
    cause: '',
    stands_on_deposit: false,
    status: 'available',
    currency,
    amount: offer.kind === 'freebet' ? (offer.amount.get(currency) ?? NO_AMOUNT) : null,
    multiplier: 1_000,
    boosted_by: null,
    boosted_at: null,
    times_to_use: offer.times_to_use ?? (offer.kind === 'freebet' ? 1 : null),
    times_used: 0,
    points: 0n,
    potential_points: 0n,
    staked: NO_AMOUNT,
    bets_count: 0,
    points_at: null,
    rewards: 0,
    reward_due: false,
    seed: null,
    draw: null,
    won_bonus_id: null,
    issued_at: never,
    activated_at: null,
    expires_at: null,
    ended_at: null,
    seen_at: null,
    told_at: null,
  }
}

function endOf({ ended_at: ended, expires_at: expires }: BonusRow, now: Date): Date | null {
  if (ended !== null) return ended
  return expires !== null && expires <= now ? expires : null
}

function commonOf(offer: Offer, { book, locale }: Reader, currency: string) {
  const words = wordsOf(offer, locale)
  const banner = { ...offer.banner, ...words.banner }
  const where = { locale, currency }
  return {
    offerId: offer.id,
    name: fillIn(offer, words.name, where),
    description: fillIn(offer, words.description, where),
    minOdds: offer.min_odds ?? null,
    countryCodes: offer.countries,
    eventConditions: offer.events.map((event) => presentEvent(book, event, locale)),
    validFrom: offer.from.toISOString(),
    banners: { desktop: banner.desktop ?? null, mobile: banner.mobile ?? null },
    onlyVerified: offer.only_verified,
    overrides: offer.overrides,
  }
}

function presentEvent(book: Book, event: EventPlace, locale: LocaleCode): EventCondition {
  const { sportKey = null, categoryId = null, tournamentId = null, matchId = null } = event
  return { sportKey, categoryId, tournamentId, matchId, name: nameOf() }

  function nameOf(): string | null {
    if (matchId !== null) {
      const match = book.match(matchId)
      return match === undefined ? null : `${match.home.name} – ${match.away.name}`
    }
    const named =
      tournamentId !== null
        ? book.tournament(Number(tournamentId))?.name
        : categoryId !== null
          ? book.category(Number(categoryId))?.name
          : nameOfSport(sportKey ?? '')
    return named === undefined ? null : textIn(named, locale)
  }

  // A season without a sport leaves it its name.
  function nameOfSport(key: string): LocalText | undefined {
    return book.sport(key)?.name ?? catalogueText(`sport.${key}`)
  }
}

function freebetOf(offer: OfferOf<'freebet'>, row: BonusRow) {
  const { boosted_by: by, boosted_at: at } = row
  return {
    freebetType: offer.mode,
    maxOdds: offer.max_odds ?? null,
    selectionCountFrom: offer.selections.from ?? null,
    selectionCountTo: offer.selections.to ?? null,
    matchStatus: offer.match_status ?? null,
    amount: row.amount ?? NO_AMOUNT,
    ...currencyOf(row),
    multiplier: row.multiplier,
    boost: by === null || at === null ? null : { by: String(by), at: at.toISOString() },
    freebetStake: stakeOf(row),
  }
}

const currencyOf = ({ currency }: BonusRow) => ({
  currency,
  subunits: findCurrency(currency)?.subunits ?? 1,
})

function collectingOf(offer: CollectingOffer, row: BonusRow, facts: Facts) {
  const { boost } = offer
  const full = fullAt(offer)
  const left = boost === undefined ? 0 : boost.freebets - (facts.boosted.get(row.id) ?? 0)
  const canBoost =
    boost !== undefined && row.status === 'active' && row.points >= BigInt(boost.points) && left > 0
  return {
    ...currencyOf(row),
    farming: {
      averageStake: shareOfAmount(row.staked, rational(1n, BigInt(Math.max(1, row.bets_count)))),
      betsCount: row.bets_count,
      points: Number(row.points),
      availablePoints: full === null ? null : Math.max(0, full - Number(row.points)),
      potentialPoints: Number(row.potential_points),
      potentialFreebetAmount: NO_AMOUNT,
      initialPool: NO_AMOUNT,
    },
    farmedEventIds: [...(facts.farmed.get(row.id) ?? [])],
    freebetsToBoost: canBoost
      ? facts.boostable
          .filter(({ currency }) => currency === row.currency)
          .map(({ id }) => String(id))
      : [],
    boostMultiplier: boost?.multiplier ?? null,
  }
}

/** Points that fill it; null for one that nothing fills. */
function fullAt(offer: CollectingOffer): number | null {
  switch (offer.kind) {
    case 'hunting':
      return offer.reward.points * offer.reward.most
    case 'lootbox':
      return offer.points_to_open
    case 'tournament':
      return null
  }
}

async function huntOf(db: Executor, offer: OfferOf<'hunting'>, row: BonusRow, facts: Facts) {
  const { points, most, offer: rewardId } = offer.reward
  const collected = collectingOf(offer, row, facts)
  const amount = freebetAmount(await findOffer(db, rewardId), row.currency)
  if (amount === null) return { ...collected, reward: null }
  const total = row.points + row.potential_points
  const reached = [total / BigInt(points), BigInt(most)].reduce((a, b) => (a < b ? a : b))
  const open = reached - BigInt(row.rewards)
  const worth = open > 0n ? timesAmount(amount, open) : NO_AMOUNT
  const farming = { ...collected.farming, potentialFreebetAmount: worth }
  return { ...collected, farming, reward: { points, amount } }
}

const freebetAmount = (head: CurrentOffer | undefined, currency: string): Amount | null =>
  head?.offer.kind === 'freebet' ? (head.offer.amount.get(currency) ?? null) : null

async function cupOf(db: Executor, offer: OfferOf<'tournament'>, row: BonusRow, facts: Facts) {
  const [pools, players, standing] = await Promise.all([
    readPool(db, offer.id),
    countRanked(db, offer.id),
    row.points > 0n ? placeOf(db, offer.id, row.points) : null,
  ])
  const collected = collectingOf(offer, row, facts)
  const { initial, amount } = pools.get(row.currency) ?? { initial: NO_AMOUNT, amount: NO_AMOUNT }
  const worth = standing === null ? NO_AMOUNT : prizeOf(offer, amount, standing)
  return {
    ...collected,
    farming: { ...collected.farming, potentialFreebetAmount: worth, initialPool: initial },
    poolAmount: amount,
    prizes: offer.prizes.map(({ from, to }) => ({
      from,
      to,
      amount: prizeOf(offer, amount, { place: from, sharing: 1 }),
    })),
    position: standing?.place ?? null,
    players,
  }
}

async function boxOf(db: Executor, offer: OfferOf<'lootbox'>, row: BonusRow, locale: LocaleCode) {
  const given = await readOfferShelf(
    db,
    offer.contents.flatMap(({ offer: id }) => (id === undefined ? [] : [id])),
  )
  const { seed, draw } = row
  const commitment = seed === null ? null : hash('sha256', seed)
  return {
    pointsToOpen: offer.points_to_open,
    contents: offer.contents.map(({ offer: id, chance }) => {
      const head = given.find((one) => one.offer.id === id)
      const name = head === undefined ? '' : wordsOf(head.offer, locale).name
      const where = { locale, currency: row.currency }
      return {
        name: head === undefined ? '' : fillIn(head.offer, name, where),
        chance,
        type: head?.offer.kind ?? null,
        amount: freebetAmount(head, row.currency),
      }
    }),
    commitment,
    draw:
      seed === null || draw === null || commitment === null
        ? null
        : { ...draw, commitment, seed: seed.toString('hex') },
    wonBonusId: row.won_bonus_id === null ? null : String(row.won_bonus_id),
  }
}
