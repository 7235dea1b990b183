import { isOver } from '@touchline/betting'
import { calls } from '@touchline/contract'
import type { MatchVideo, MatchWidget } from '@touchline/contract'

import type { Book } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { requireMatch } from '../markets/require-match.ts'
import type { Routes } from '../sessions/routes.ts'
import type { DataProvider } from './data-provider.ts'
import { presentPlayByPlay } from './present-play.ts'
import { formOf, headToHead, standingsOf } from './results.ts'

type Deps = { readonly book: Book; readonly provider: DataProvider }

/** Counted as shares of a whole. */
const isShare = (key: string): boolean => key === 'possession' || key.endsWith('_share')

/** Sports whose leagues are draws or ladders, not tables. */
const WITHOUT_TABLE: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'darts'])

/** GAP-36: the widgets that the site has as pages of their own. */
const WIDGET_PAGES = new Map([
  ['statistics', 'statistics'],
  ['scoreboard', 'match-strip'],
  ['lmt', 'live-pitch'],
  ['h2h', 'head-to-head'],
])

function widgetOf(type: string | undefined, id: string, locale: LocaleCode): MatchWidget {
  const page = WIDGET_PAGES.get(type ?? '')
  if (page === undefined) throw new Problem(404, 'error.catalogue.not_found')
  return { url: `/${locale}/sports/widgets/${page}/${id}`, html: null }
}

/** MATCH-05: the widgets of the match page. */
export function matchInfoRoutes(routes: Routes, { book, provider }: Deps): void {
  routes.open(calls.getStatistics, async ({ params, locale }) => {
    const { id, urnId } = requireMatch(book, params['id'])
    const told = await provider.matchInfo?.(urnId, locale)
    const numbers = Object.entries(provider.numbers(id)).map(([key, { home, away }]) => ({
      key,
      home,
      away,
      unit: isShare(key) ? ('percent' as const) : ('count' as const),
    }))
    const about = told && { venue: told.venue, city: told.city, referee: told.referee }
    return { data: { matchId: id, numbers, about, ...widgetOf('statistics', id, locale) } }
  })

  routes.open(calls.getMatchWidget, ({ params, locale }) => ({
    data: widgetOf(params['widget'], requireMatch(book, params['id']).id, locale),
  }))

  routes.open(calls.getPlayByPlay, ({ params }) => {
    const match = requireMatch(book, params['id'])
    return {
      data: presentPlayByPlay(match, provider.story(match.id), provider.numbers(match.id)),
    }
  })

  /** STREAM-02, STREAM-03: the animation stands in where there are no pictures. */
  function streamsOf(id: string | undefined): MatchVideo[] {
    const match = requireMatch(book, id)
    if (!match.hasVideo || isOver(match.status)) throw new Problem(404, 'error.catalogue.not_found')
    const streams = provider.streams(match.id)
    return [
      ...streams.map((stream) => ({ kind: 'hls' as const, ...stream })),
      { kind: 'tracker', url: null, delaySeconds: 0 },
    ]
  }

  routes.open(calls.getMatchVideo, ({ params }) => {
    const [first] = streamsOf(params['id'])
    if (first === undefined) throw new Problem(404, 'error.catalogue.not_found')
    return { data: first }
  })

  routes.open(calls.listMatchStreams, ({ params }) => ({ data: streamsOf(params['id']) }))

  routes.open(calls.getHeadToHead, async ({ params, locale }) => {
    const { tournamentId, home, away, urnId } = requireMatch(book, params['id'])
    const told = await provider.matchInfo?.(urnId, locale)
    if (told !== undefined) return { data: told.headToHead ?? headToHead([], home, away) }
    return { data: headToHead(provider.results(tournamentId), home, away) }
  })

  routes.open(calls.getForm, async ({ params, locale }) => {
    const { tournamentId, home, away, urnId } = requireMatch(book, params['id'])
    const told = await provider.matchInfo?.(urnId, locale)
    if (told !== undefined) return { data: told.form ?? { home: [], away: [] } }
    const results = provider.results(tournamentId)
    return { data: { home: formOf(results, home), away: formOf(results, away) } }
  })

  routes.open(calls.getStandings, async ({ params, locale }) => {
    const { tournamentId, sportKey, urnId } = requireMatch(book, params['id'])
    const told = await provider.matchInfo?.(urnId, locale)
    if (told !== undefined) return { data: told.standings ?? { rows: [] } }
    if (WITHOUT_TABLE.has(sportKey)) return { data: { rows: [] } }
    return { data: standingsOf(provider.results(tournamentId), sportKey === 'soccer' ? 3 : 2) }
  })
}
