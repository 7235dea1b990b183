import { oddsOf, placeOdds, type Odds } from '@touchline/betting'
import type { Race, RaceSummary } from '@touchline/contract'

import type { Book, BookMatch } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { textIn } from '../../texts/local-text.ts'
import { nameStage } from '../catalogue/stage-names.ts'
import { slugify } from '../markets/slug.ts'

export type BookRace = BookMatch & Required<Pick<BookMatch, 'race' | 'outright'>>

export function asRace(match: BookMatch): BookRace | undefined {
  const { race, outright } = match
  return race === undefined || outright === undefined ? undefined : { ...match, race, outright }
}

const SHOWN_PLACES = 3

export function presentRaceSummary(book: Book, race: BookRace, locale: LocaleCode): RaceSummary {
  const runners = presentRunners(race)
  const placed = runners.flatMap((runner) =>
    runner.place !== null && runner.place <= SHOWN_PLACES
      ? [{ ...runner, place: runner.place }]
      : [],
  )
  return {
    ...presentHead(book, race, locale),
    placed: placed
      .toSorted((x, y) => x.place - y.place || x.number - y.number)
      .map(({ number, name, silks, place, startingPrice }) => ({
        number,
        name,
        silks,
        place,
        startingPrice,
      })),
  }
}

export function presentRace(book: Book, race: BookRace, locale: LocaleCode): Race {
  const { prize, terms } = race.race
  return {
    ...presentHead(book, race, locale),
    prize,
    terms: terms === null ? null : { ...terms },
    runners: presentRunners(race),
  }
}

function presentHead(book: Book, match: BookRace, locale: LocaleCode) {
  const { id, sportKey, home, away, startTime, status, state, outright, race } = match
  const categoryId = book.tournament(match.tournamentId)?.categoryId
  const { distance, surface, going, isHandicap, runners } = race
  return {
    id,
    slug: slugify(`${home.name} ${away.name}`),
    sportKey,
    course: home.name,
    countryCode:
      (categoryId === undefined ? undefined : book.category(categoryId))?.countryCode ?? null,
    name: textIn(outright.name, locale),
    startTime: new Date(startTime).toISOString(),
    status,
    stage: state === null ? null : nameStage(state, locale),
    distance,
    surface,
    going,
    isHandicap,
    runnersCount: runners.filter(({ withdrawn }) => withdrawn === null).length,
  }
}

function presentRunners({ race, outright, state }: BookRace): Race['runners'] {
  const { finish = [], startingPrices = [] } = state?.situation ?? {}
  return race.runners.map((runner, place) => {
    const { competitorId, weight, ...shown } = runner
    const rank = finish[place] ?? 0
    const tied = rank > 0 && finish.filter((other) => other === rank).length > 1
    const price = startingPrices[place] ?? 0
    const startingPrice = price > 0 ? oddsOf(price) : null
    return {
      ...shown,
      outcomeId: `sr:competitor:${competitorId}`,
      name: outright.competitors[place]?.name ?? '',
      weight: weight / 2,
      place: rank > 0 ? rank : null,
      isDeadHeat: tied,
      startingPrice,
      placeDividend: placeDividend(race.terms, rank, startingPrice),
    }
  })
}

/** What the place half of an each-way bet at the starting price paid for a place of its own. */
function placeDividend(
  terms: BookRace['race']['terms'],
  rank: number,
  startingPrice: Odds | null,
): Odds | null {
  if (terms === null || startingPrice === null || rank === 0 || rank > terms.places) return null
  return placeOdds(startingPrice, terms.part)
}
