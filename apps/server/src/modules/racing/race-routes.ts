import { calls } from '@touchline/contract'
import { OPEN_MATCH_STATUSES, OVER_MATCH_STATUSES, type MatchStatus } from '@touchline/betting'

import type { Book } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import type { Routes } from '../sessions/routes.ts'
import { asRace, presentRace, presentRaceSummary } from './present-race.ts'

type Deps = {
  readonly book: Book
  /** RACE-02. */
  readonly isEnabled: boolean
}

const MOST = { coming: 60, results: 24 }

export function raceRoutes(routes: Routes, { book, isEnabled }: Deps): void {
  routes.open(calls.listRaces, ({ locale }) => {
    if (!isEnabled) return { data: [] }
    const of = (statuses: readonly MatchStatus[]) =>
      book.matches({ kinds: ['race'], statuses }).flatMap((match) => asRace(match) ?? [])
    const races = [
      ...of(OPEN_MATCH_STATUSES).slice(0, MOST.coming),
      ...of(OVER_MATCH_STATUSES).toReversed().slice(0, MOST.results),
    ]
    return { data: races.map((race) => presentRaceSummary(book, race, locale)) }
  })

  routes.open(calls.getRace, ({ params, locale }) => {
    const match = isEnabled ? book.match(params['id'] ?? '') : undefined
    const race = match === undefined ? undefined : asRace(match)
    if (race === undefined) throw new Problem(404, 'error.catalogue.not_found')
    return { data: presentRace(book, race, locale) }
  })
}
