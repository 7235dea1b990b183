import type { Category, Sport, Tournament } from '@touchline/contract'
import type { Book, BookCounters } from '../../feed/book/book.ts'
import { describeMarket } from '../../feed/markets/describe-market.ts'
import type { CatalogueCategory, CatalogueSport, CatalogueTournament } from '../../feed/messages.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { placeIn } from '../../texts/place-in.ts'
import { textIn } from '../../texts/local-text.ts'
import { renamed } from '../../texts/site-texts.ts'
import { slugify } from '../markets/slug.ts'
import { leaguePriority } from './league-priority.ts'

const NONE = { live: 0, total: 0 }
const NOBODY = ['', ''] as const

/** Without who serves it, which is the operator's choice. */
export function presentSport(
  sport: CatalogueSport,
  counters: BookCounters,
  locale: LocaleCode,
): Omit<Sport, 'provider'> {
  const { live, total } = counters.sports.get(sport.key) ?? NONE
  return {
    id: String(sport.id),
    urnId: sport.urnId,
    key: sport.key,
    name: nameOfSport(sport, locale),
    priority: sport.priority,
    type: sport.type,
    mainMarketId: sport.mainMarketId,
    mainMarketName: describeMarket(sport.mainMarketId, '', locale, NOBODY)?.name ?? null,
    mainMarketOutcomesCount: sport.mainMarketOutcomes,
    secondaryMarketOutcomesCount: sport.secondaryMarketOutcomes,
    gamesCount: total,
    liveCount: live,
    outrightsCount: counters.outrights.get(sport.key) ?? 0,
  }
}

export function presentCategory(
  book: Book,
  category: CatalogueCategory,
  counters: BookCounters,
  locale: LocaleCode,
): Category {
  const { live, total } = counters.categories.get(category.id) ?? NONE
  return {
    ...categoryFields(category, locale),
    priority: category.priority,
    sport: sportReference(book, category.sportKey, locale),
    gamesCount: total,
    liveCount: live,
  }
}

export function presentTournament(
  book: Book,
  tournament: CatalogueTournament,
  counters: BookCounters,
  locale: LocaleCode,
): Tournament {
  const { live, total } = counters.tournaments.get(tournament.id) ?? NONE
  return {
    ...tournamentFields(tournament, locale),
    category: categoryReference(book, tournament.categoryId, locale),
    sport: sportReference(book, tournament.sportKey, locale),
    gamesCount: total,
    liveCount: live,
    outrightsCount: counters.outrights.get(tournament.id) ?? 0,
  }
}

function nameOfSport({ key, name }: CatalogueSport, locale: LocaleCode): string {
  return renamed(`sport.${key}`, locale) ?? textIn(name, locale)
}

export function sportReference(book: Book, key: string, locale: LocaleCode): Category['sport'] {
  const sport = book.sport(key)
  return {
    id: String(sport?.id ?? key),
    key,
    name: sport === undefined ? key : nameOfSport(sport, locale),
  }
}

export function categoryReference(
  book: Book,
  id: number | undefined,
  locale: LocaleCode,
): Tournament['category'] {
  const category = id === undefined ? undefined : book.category(id)
  if (category === undefined) {
    return { id: String(id ?? 0), slug: 'international', name: '', countryCode: null }
  }
  return categoryFields(category, locale)
}

export function tournamentReference(book: Book, id: number, locale: LocaleCode) {
  const tournament = book.tournament(id)
  return tournament === undefined
    ? { id: String(id), urnId: `sr:tournament:${id}`, slug: 'event', name: '', priority: 0 }
    : tournamentFields(tournament, locale)
}

/** Slugs are of the English name, so that an address holds in every language. */
function categoryFields(category: CatalogueCategory, locale: LocaleCode) {
  return {
    id: String(category.id),
    slug: slugify(category.name.en),
    name: placeIn(category, locale),
    countryCode: category.countryCode,
  }
}

function tournamentFields(tournament: CatalogueTournament, locale: LocaleCode) {
  return {
    id: String(tournament.id),
    urnId: tournament.urnId,
    slug: slugify(tournament.name.en),
    name: textIn(tournament.name, locale),
    priority: leaguePriority(tournament, locale),
  }
}
