import type { Links } from '../../addresses/links.ts'
import { addressIn } from '../../addresses/page-head.ts'
import type { PageLink } from '../../addresses/page-path.ts'
import type { ResolvedEvent } from '../../data/queries/resolve-event.ts'

type Page = Parameters<typeof addressIn>[0] & { locale: string }
type Crumb = { name: string; link: (links: Links) => PageLink }
type EventMatch = Extract<ResolvedEvent, { kind: 'match' }>['match']

/** What a search engine may show of a page, as JSON-LD of schema.org. Read on the server alone. */
export function structuredData(page: Page, event: ResolvedEvent, home: string) {
  const crumbs = breadcrumbs(page, [{ name: home, link: (links) => links.home() }, ...path(event)])
  return event.kind === 'match' ? [sportsEvent(page, event.match), crumbs] : [crumbs]
}

function path(event: ResolvedEvent): Crumb[] {
  switch (event.kind) {
    case 'match': {
      const { match } = event
      const { sport, tournament } = match
      const league = { ...tournament, sport }
      return [
        ...inCategory(sport, match.category),
        { name: tournament.name, link: (links) => links.league(league) },
        {
          name: `${match.home.name} – ${match.away.name}`,
          link: (links) => links.match(match),
        },
      ]
    }
    case 'league': {
      const { league } = event
      return [
        ...inCategory(league.sport, league.category),
        { name: league.name, link: (links) => links.league(league) },
      ]
    }
    case 'category':
      return inCategory(event.category.sport, event.category)
  }
}

function inCategory(
  sport: { key: string; name: string },
  category: { slug: string; name: string },
): Crumb[] {
  const crumbs: Crumb[] = [
    { name: sport.name, link: (links) => links.sport(sport.key) },
    { name: category.name, link: (links) => links.category({ slug: category.slug, sport }) },
  ]
  return crumbs.filter(({ name }) => name !== '')
}

function breadcrumbs(page: Page, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(page, page.locale, link),
    })),
  }
}

function sportsEvent(page: Page, match: EventMatch) {
  const team = ({ name }: { name: string }) => ({ '@type': 'SportsTeam', name })
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${match.home.name} – ${match.away.name}`,
    url: addressIn(page, page.locale, (links) => links.match(match)),
    startDate: match.startTime,
    ...happening(match),
    location: locationOf(match),
    sport: match.sport.name,
    superEvent: { '@type': 'SportsEvent', name: match.tournament.name },
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    competitor: [team(match.home), team(match.away)],
  }
}

/** The vocabulary has no status for what is over, and takes none for "as scheduled". */
function happening({ isFinished, totalScore, home, away }: EventMatch) {
  if (!isFinished) return { eventStatus: 'https://schema.org/EventScheduled' }
  if (totalScore === null) return {}
  return { description: `${home.name} ${totalScore.home}–${totalScore.away} ${away.name}` }
}

/** The ground, else the town, else the country or region of the league. */
function locationOf({ stadium, city, category }: EventMatch) {
  const country = category.countryCode?.slice(0, 2)
  return {
    '@type': 'Place',
    name: stadium ?? city ?? category.name,
    address: {
      '@type': 'PostalAddress',
      ...(city === null ? {} : { addressLocality: city }),
      ...(country === undefined ? {} : { addressCountry: country }),
    },
  }
}
