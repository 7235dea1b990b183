import { catalogueTexts, matchTexts } from '../i18n/page-texts.ts'
import type { Services } from '../lib/services.ts'
import { cardPath } from './open-graph.ts'
import { pageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'
import type { ResolvedEvent } from './resolve-event.ts'

/** Title, description and addresses of the page of a match, league or category. */
export function eventHead(services: Services, event: ResolvedEvent) {
  const head = namedHead(services, event)
  if (!import.meta.env.SSR) return head
  const data = structuredData(services.page, event, services.messages.layout.home)
  return { ...head, meta: [...head.meta, ...data.map((item) => ({ 'script:ld+json': item }))] }
}

function namedHead(services: Services, event: ResolvedEvent) {
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

function matchHead(services: Services, match: EventMatch) {
  const t = matchTexts(services)
  const teams = { home: match.home.name, away: match.away.name }
  return pageHead(services.page, {
    title: t('title', teams),
    description: t('description', {
      ...teams,
      league: match.tournament.name,
      count: match.availableMarketsCount,
    }),
    link: (links) => links.match(match),
    picture: cardPath.match(match.id),
  })
}
