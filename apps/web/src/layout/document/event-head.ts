import { catalogueTexts, matchTexts } from '../../i18n/page-texts.ts'
import type { PageData } from '../../data/page-data.ts'
import { fillOf } from '../../base/filled-in.tsx'
import { momentMark } from '../../base/page-fill.ts'
import { dateText } from '../../preferences/formatting.ts'
import { cardPath } from '../../addresses/open-graph.ts'
import { pageHead } from '../../addresses/page-head.ts'
import { structuredData } from './structured-data.ts'
import type { ResolvedEvent } from '../../data/queries/resolve-event.ts'

/** Title, description and addresses of the page of a match, league or category. */
export function eventHead(services: PageData, event: ResolvedEvent) {
  const head = namedHead(services, event)
  if (!import.meta.env.SSR) return head
  const data = structuredData(services.page, event, services.messages.layout.home)
  return { ...head, meta: [...head.meta, ...data.map((item) => ({ 'script:ld+json': item }))] }
}

function namedHead(services: PageData, event: ResolvedEvent) {
  const t = catalogueTexts(services)
  switch (event.kind) {
    case 'match':
      return matchHead(services, event.match)
    case 'league': {
      const { league } = event
      const names = { category: league.category.name, sport: league.sport.name }
      return pageHead(services.page, {
        title: t('leagueTitle', { league: league.name }),
        description: t('leagueDescription', { league: league.name, ...names }),
        link: (links) => links.league(league),
      })
    }
    case 'category': {
      const { category } = event
      const names = { category: category.name, sport: category.sport.name }
      return pageHead(services.page, {
        title: t('categoryTitle', names),
        description: t('categoryDescription', names),
        link: (links) => links.category(category),
      })
    }
  }
}

type EventMatch = Extract<ResolvedEvent, { kind: 'match' }>['match']

/** The day of a moment in the visitor's zone. */
function ownDate({ page, preferences }: PageData, timestamp: string): string {
  const fill = fillOf(page)
  return fill === undefined
    ? dateText(timestamp, page.locale, preferences.getState().timeZone)
    : momentMark(fill, 'date', Date.parse(timestamp))
}

function matchHead(services: PageData, match: EventMatch) {
  const t = matchTexts(services)
  const names = {
    home: match.home.name,
    away: match.away.name,
    league: match.tournament.name,
    // The same sides meet again and again.
    date: ownDate(services, match.startTime),
  }
  const name = nameOf(match)
  const result = resultOf(match)
  const count = String(match.availableMarketsCount)
  const words =
    name !== null
      ? {
          title: t('oneTitle', { ...names, name }),
          description: t('oneDescription', { ...names, name, count }),
        }
      : result === null
        ? {
            title: t('title', names),
            description: t('description', { ...names, count }),
          }
        : {
            title: t('resultTitle', { ...names, ...result }),
            description: t('resultDescription', { ...names, ...result }),
          }
  return pageHead(services.page, {
    ...words,
    link: (links) => links.match(match),
    picture: cardPath.match(match.id),
  })
}

/** What has no two sides: a race, and what a season decides. */
function nameOf({ type, outright, home, away }: EventMatch): string | null {
  if (outright !== null) return outright.name
  return type === 'stage' ? `${home.name} · ${away.name}` : null
}

/** Null of a match that is not over, or whose score is not known. */
function resultOf({ isFinished, totalScore }: EventMatch) {
  if (!isFinished || totalScore === null) return null
  return { homeScore: String(totalScore.home), awayScore: String(totalScore.away) }
}
