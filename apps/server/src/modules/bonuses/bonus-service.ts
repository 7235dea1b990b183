import type { Bonus, BonusTerms } from '@touchline/contract'
import { BONUS_KINDS, BONUS_PAGE } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import type { Page } from '../../http/paging.ts'
import { DEFAULT_CURRENCY } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { findPlayerBonus } from './bonus-repository.ts'
import type { OwnBonus } from './bonus-standing.ts'
import type { Offer } from './offers/offer-document.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { offerOf, readVersions, statusOf } from './offers/offer-shelf.ts'
import { fillIn, wordsOf } from './offers/offer-texts.ts'
import { readHeads, readOwn } from './own-bonuses.ts'
import type { Reader } from './present-bonus.ts'
import { presentBonuses, presentOffer } from './present-bonus.ts'
import type { Rating } from './rating.ts'
import { readRating } from './rating.ts'
import type { Country } from './who-may-have.ts'
import { isInCountry, readPerson } from './who-may-have.ts'

/** Who looks, and from where. */
export type Asker = {
  readonly playerId: number | undefined
  readonly locale: LocaleCode
  readonly country: Country
}

export type BonusFilter = {
  readonly types?: readonly string[] | undefined
  /** Of offers. */
  readonly statuses?: readonly string[] | undefined
  readonly available?: boolean | undefined
  readonly unseen?: boolean | undefined
}

type Deps = { readonly db: Db; readonly book: Book; readonly clock: Clock }

/** What bonuses somebody has, or could have. */
export type BonusReader = {
  list(asker: Asker, filter: BonusFilter): Promise<readonly Bonus[]>
  /** @throws Problem 404 */
  find(asker: Asker, kind: string, id: string): Promise<Bonus>
  /** @throws Problem 404 */
  terms(asker: Asker, kind: string, id: string): Promise<BonusTerms>
  /** @throws Problem 404 */
  rating(asker: Asker, id: string, page: Page): Promise<Rating>
  /** Issues what is due to a player. */
  issueDue(playerId: number, country: Country): Promise<void>
}

export function createBonusReader(deps: Deps): BonusReader {
  const { db, clock } = deps
  return {
    async list(asker, { types, statuses, available, unseen }) {
      const isWanted = (type: string) => types === undefined || types.includes(type)
      const reader = await readerOf(deps, asker)
      const bonuses = await readAll(db, reader, ({ row }) => isWanted(row.kind))
      return bonuses
        .filter(
          (one) =>
            isWanted(one.type) &&
            (statuses === undefined || statuses.includes(one.status)) &&
            (available === undefined || isUsable(one) === available) &&
            (unseen === undefined || (one.seen === false) === unseen),
        )
        .toSorted(byUse)
    },
    async find(asker, kind, id) {
      const type = typeOf(kind)
      const reader = await readerOf(deps, asker)
      const wanted = await ownId(db, asker, id)
      const all = await readAll(db, reader, ({ row }) => row.kind === type)
      const found = all.find((one) => one.type === type && one.id === wanted)
      if (found === undefined) throw notFound()
      return found
    },
    async terms(asker, kind, id) {
      const type = typeOf(kind)
      const reader = await readerOf(deps, asker)
      const { own, head } = await findTerms(db, reader, id)
      const offer = own?.offer ?? head?.offer
      if (offer?.kind !== type) throw notFound()
      const words = wordsOf(offer, asker.locale)
      const currency = own?.row.currency ?? reader.person?.currency ?? DEFAULT_CURRENCY
      const say = (text: string) => fillIn(offer, text, { locale: asker.locale, currency })
      const version = own?.row.offer_version ?? head?.version ?? 1
      return {
        id: own === undefined ? offer.id : String(own.row.id),
        offerId: offer.id,
        version,
        title: say(words.name),
        paragraphs: words.terms.map(say),
        acceptedAt: own === undefined ? null : (acceptedAt(own)?.toISOString() ?? null),
        newerVersion: head !== undefined && head.version > version ? head.version : null,
      }
    },
    async rating(asker, id, page) {
      const { playerId } = asker
      const offer =
        (await ownTournament(db, playerId, id)) ?? (await offeredTournament(deps, asker, id))
      if (offer?.kind !== 'tournament' || offer.repeat !== undefined) throw notFound()
      return readRating(db, offer, { playerId, page })
    },
    async issueDue(playerId, country) {
      const person = await readPerson(db, playerId)
      await readOwn(db, { person, country, now: new Date(clock.now()) })
    },
  }
}

async function readerOf(
  { db, book, clock }: Deps,
  { playerId, locale, country }: Asker,
): Promise<Reader> {
  const person = playerId === undefined ? undefined : await readPerson(db, playerId)
  return { book, locale, country, now: new Date(clock.now()), person }
}

/** The id of the own bonus, where the id of its offer is given: of the newest, where there are more. */
async function ownId(db: Db, { playerId }: Asker, id: string): Promise<string> {
  const row = playerId === undefined ? undefined : await findPlayerBonus(db, playerId, id)
  return row === undefined ? id : String(row.id)
}

async function readAll(
  db: Db,
  reader: Reader,
  isShown: (own: OwnBonus) => boolean,
): Promise<readonly Bonus[]> {
  const { person } = reader
  if (person === undefined) {
    const how = { hindrance: 'sign_in', currency: DEFAULT_CURRENCY } as const
    const open = await readOffered(db, reader)
    return Promise.all(open.map((head) => presentOffer(db, head, reader, how)))
  }
  const { bonuses, toDeposit } = await readOwn(db, { ...reader, person })
  const how = { hindrance: 'deposit', currency: person.currency } as const
  const [own, open] = await Promise.all([
    presentBonuses(db, bonuses.filter(isShown), bonuses, reader),
    Promise.all(toDeposit.map((head) => presentOffer(db, head, reader, how))),
  ])
  return [...own, ...open]
}

/** What a visitor is shown. */
async function readOffered(
  db: Db,
  { now, country }: Pick<Reader, 'now' | 'country'>,
): Promise<readonly CurrentOffer[]> {
  return (await readHeads(db, now)).filter((head) => {
    const { offer } = head
    return (
      statusOf(head, now) === 'active' &&
      offer.repeat === undefined &&
      offer.audience !== 'logged_in' &&
      offer.groups.length === 0 &&
      !offer.only_verified &&
      offer.issue !== 'reward' &&
      offer.issue !== 'promo_code' &&
      isInCountry(offer, country)
    )
  })
}

/** Somebody's bonus, or an offer that is open to them, by either id. */
async function findTerms(
  db: Db,
  reader: Reader,
  id: string,
): Promise<{ readonly own?: OwnBonus; readonly head?: CurrentOffer | undefined }> {
  const { person } = reader
  if (person === undefined) {
    const head = (await readOffered(db, reader)).find(({ offer }) => offer.id === id)
    return { head }
  }
  const { bonuses, toDeposit } = await readOwn(db, { ...reader, person })
  // The newest comes first.
  const own = bonuses.find(({ row }) => String(row.id) === id || row.offer_id === id)
  if (own !== undefined) return { own, head: own.head }
  return { head: toDeposit.find(({ offer }) => offer.id === id) }
}

/** Who has a place asks for nothing else of theirs. */
async function ownTournament(
  db: Db,
  playerId: number | undefined,
  id: string,
): Promise<Offer | undefined> {
  const row = playerId === undefined ? undefined : await findPlayerBonus(db, playerId, id)
  if (row === undefined) return undefined
  const version = { id: row.offer_id, version: row.offer_version }
  return offerOf(await readVersions(db, [version]), version.id, version.version)
}

async function offeredTournament(deps: Deps, asker: Asker, id: string): Promise<Offer | undefined> {
  const { own, head } = await findTerms(deps.db, await readerOf(deps, asker), id)
  return own?.offer ?? head?.offer
}

const notFound = () => new Problem(404, 'error.http.not_found')

/** One that waits for the player's press is accepted by it. */
const acceptedAt = ({ row, offer }: OwnBonus): Date | null =>
  row.activated_at ?? (offer.activation === 'manual' ? null : row.issued_at)

/** @throws Problem 404 */
export function typeOf(kind: string): Bonus['type'] {
  const entry = Object.entries(BONUS_KINDS).find(([name]) => name === kind)
  if (entry === undefined) throw notFound()
  return entry[1]
}

export const pageSizeOf = (type: Bonus['type']): number =>
  type === 'tournament' ? BONUS_PAGE.tournamentLimit : BONUS_PAGE.limit

const isUsable = ({ userBonusStatus }: Bonus): boolean =>
  userBonusStatus === 'active' || userBonusStatus === 'available'

/** What can be used, what ends first before the rest; then what is over, the latest first. */
function byUse(a: Bonus, b: Bonus): number {
  if (isUsable(a) !== isUsable(b)) return isUsable(a) ? -1 : 1
  if (!isUsable(a)) {
    return Number(b.expiredAt !== null) - Number(a.expiredAt !== null) || newest(a, b)
  }
  const [ends, other] = [a, b].map(({ validTo }) =>
    validTo === null ? Number.MAX_SAFE_INTEGER : Date.parse(validTo),
  )
  return (ends ?? 0) - (other ?? 0) || newest(a, b)
}

const newest = (a: Bonus, b: Bonus): number =>
  (b.issuedAt ?? '').localeCompare(a.issuedAt ?? '') || a.offerId.localeCompare(b.offerId)
