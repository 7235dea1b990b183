import { BONUS_STATUSES, BONUS_TYPES } from '@touchline/betting'
import { calls } from '@touchline/contract'
import type { Bonus } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { countryOf } from '../../http/country-of.ts'
import { invalidField, refuseOthers } from '../../http/invalid-request.ts'
import { pageOf, pagination, readPage } from '../../http/paging.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { countAttempt, forgiveAttempt, promoCodeSubjects } from '../sessions/attempt-limits.ts'
import type { Routes } from '../sessions/routes.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'
import { markSeen } from './bonus-repository.ts'
import type { BonusRow } from './bonus-repository.ts'
import type { Asker, BonusReader } from './bonus-service.ts'
import { pageSizeOf, typeOf } from './bonus-service.ts'
import type { BonusTeller } from './bonus-teller.ts'
import { readOwn } from './own-bonuses.ts'
import { presentBonuses } from './present-bonus.ts'
import { holdAgainst } from './slip-bonuses.ts'
import { activateBonus, boostFreebets, isUnknownCode, redeemCode } from './use-bonus.ts'
import { readPerson } from './who-may-have.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly reader: BonusReader
  readonly teller: Pick<BonusTeller, 'tell' | 'tellNew'>
  /** Header in which the proxy in front says where a request is from. */
  readonly countryHeader: string | undefined
}

export function bonusRoutes(routes: Routes, deps: Deps): void {
  listRoutes(routes, deps)
  actRoutes(routes, deps)
}

function listRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, reader } = deps
  const where = (request: FastifyRequest) => countryOf(request, deps.countryHeader)
  const asker = (
    player: SessionPlayer | undefined,
    request: FastifyRequest,
    locale: LocaleCode,
  ): Asker => ({ playerId: player?.id, locale, country: where(request) })

  routes.anyone(calls.listBonuses, async ({ player, query, request, locale }) => {
    const { status, available, unseen, type, limitPerType } = query
    if (limitPerType !== undefined && limitPerType < 1) {
      throw invalidField('limit_per_type', 'must be at least 1')
    }
    refuseOthers('status', status, BONUS_STATUSES)
    refuseOthers('type', type, BONUS_TYPES)
    const listed = await reader.list(asker(player, request, locale), {
      types: type,
      statuses: status,
      available,
      unseen,
    })
    const counts = new Map<string, number>()
    const kept = listed.filter((one) => {
      const count = (counts.get(one.type) ?? 0) + 1
      counts.set(one.type, count)
      return count <= (limitPerType ?? Infinity)
    })
    const page = readPage(query)
    return { data: [...pageOf(kept, page)], meta: { pagination: pagination(page, kept.length) } }
  })

  routes.anyone(calls.listBonusesOfKind, async ({ player, params, query, request, locale }) => {
    const type = typeOf(params['kind'] ?? '')
    refuseOthers('status', query.status, BONUS_STATUSES)
    const listed = await reader.list(asker(player, request, locale), {
      types: [type],
      // A lootbox that is no longer offered is nothing to look at.
      statuses: query.status ?? (type === 'lootbox' ? ['active'] : undefined),
      available: query.isAvailable,
    })
    const page = readPage({ page: query.page, limit: query.limit ?? pageSizeOf(type) })
    return {
      data: [...pageOf(listed, page)],
      meta: { pagination: pagination(page, listed.length) },
    }
  })

  routes.anyone(calls.getTournamentRating, async ({ player, params, query, request, locale }) => {
    const page = readPage({ page: query.page, limit: query.limit ?? RATING_LIMIT })
    const rating = await reader.rating(asker(player, request, locale), params['id'] ?? '', page)
    const { entries, own, neighbours, players } = rating
    return { data: entries, meta: { pagination: pagination(page, players), own, neighbours } }
  })

  routes.anyone(calls.getBonus, async ({ player, params, request, locale }) => {
    const { kind = '', id = '' } = params
    return { data: await reader.find(asker(player, request, locale), kind, id) }
  })

  routes.anyone(calls.getBonusTerms, async ({ player, params, request, locale }) => {
    const { kind = '', id = '' } = params
    return { data: await reader.terms(asker(player, request, locale), kind, id) }
  })

  routes.signedIn(calls.markBonusesSeen, async ({ player, body }) => {
    await markSeen(db, player.id, body.bonuses, new Date(clock.now()))
    return undefined
  })
}

function actRoutes(routes: Routes, deps: Deps): void {
  const { db, book, clock, teller } = deps
  const where = (request: FastifyRequest) => countryOf(request, deps.countryHeader)
  const acting = (player: SessionPlayer, request: FastifyRequest) => ({
    playerId: player.id,
    country: where(request),
    now: new Date(clock.now()),
  })

  async function present(
    rows: readonly BonusRow[],
    { id }: SessionPlayer,
    request: FastifyRequest,
    locale: LocaleCode,
  ): Promise<Bonus[]> {
    const now = new Date(clock.now())
    const person = await readPerson(db, id)
    const as = { book, locale, country: where(request), now, person }
    const { bonuses: all } = await readOwn(db, as)
    const ids = new Set(rows.map((row) => row.id))
    return presentBonuses(
      db,
      all.filter(({ row }) => ids.has(row.id)),
      all,
      as,
    )
  }

  /** Its pages hear of what came of it at once; others within a second. */
  async function answerOne(
    row: BonusRow,
    player: SessionPlayer,
    request: FastifyRequest,
    locale: LocaleCode,
  ): Promise<{ data: Bonus }> {
    await teller.tellNew()
    const [data] = await present([row], player, request, locale)
    if (data === undefined) throw new Problem(404, 'error.http.not_found')
    return { data }
  }

  routes.signedIn(calls.activateBonus, async ({ player, params, body, request, locale }) => {
    const { word = '' } = body
    const row = await activateBonus(db, params['id'] ?? '', { ...acting(player, request), word })
    await teller.tell(row)
    return answerOne(row, player, request, locale)
  })

  routes.signedIn(calls.boostFreebets, async ({ player, params, body, request, locale }) => {
    const wanted = { ...acting(player, request), freebetIds: body.freebetIds }
    const rows = await boostFreebets(db, params['id'] ?? '', wanted)
    return { data: await present(rows, player, request, locale) }
  })

  routes.signedIn(calls.redeemPromoCode, async ({ player, body, request, locale }) => {
    const as = acting(player, request)
    const subjects = promoCodeSubjects(player.id, request.ip)
    await countAttempt(db, subjects, as.now)
    const row = await redeemCode(db, body.code, as).catch(async (error: unknown) => {
      // One that there is, though not for them or not again, was no guess.
      if (!isUnknownCode(error)) await forgiveAttempt(db, subjects)
      throw error
    })
    await forgiveAttempt(db, subjects)
    return answerOne(row, player, request, locale)
  })

  routes.signedIn(calls.listSlipBonuses, async ({ player, body, request, locale }) => {
    const { currency = player.currency, bets } = body
    if (findCurrency(currency) === undefined) {
      throw new Problem(422, 'error.account.currency_not_offered', { params: { currency } })
    }
    const now = new Date(clock.now())
    const country = where(request)
    const as = { book, locale, country, now, person: await readPerson(db, player.id) }
    const { bonuses: all } = await readOwn(db, as)
    const shown = await presentBonuses(db, all, all, as)
    const usable = all.flatMap((own, index) => {
      const one = shown[index]
      return one !== undefined && isForBets(one) ? [{ own, shown: one }] : []
    })
    return { data: bets.map((bet) => holdAgainst(usable, bet, { book, currency, country, now })) }
  })
}

const RATING_LIMIT = 10

/** A lootbox fills before it is opened. */
const isForBets = ({ type, userBonusStatus: status }: Bonus): boolean =>
  status === 'active' || (type === 'lootbox' && status === 'available')
