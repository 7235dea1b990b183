import type { Tournament } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { pathOf } from '../../addresses/page-path.ts'
import type { EventView } from './event-search.ts'
import { EventSections } from './page/event-sections.tsx'
import { OutrightLinks } from './page/outright-links.tsx'
import { PageStack } from './page/page-section.tsx'
import { PageCrumbs, PageTitle } from './page/page-title.tsx'

/** BROWSE-06: a league and its matches by day. */
export function LeaguePage({ league, view }: { league: Tournament; view: EventView }) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { sport, category } = league
  return (
    <PageStack>
      <PageCrumbs
        crumbs={[
          { label: sport.name, href: pathOf(links.sport(sport.key)) },
          { label: category.name, href: pathOf(links.category({ ...category, sport })) },
          { label: league.name },
        ]}
      />
      <EventSections
        heading={
          <PageTitle
            icon={<Flag countryCode={category.countryCode} />}
            title={league.name}
            detail={t('matchCount', { count: league.gamesCount })}
            star={{ type: 'tournaments', id: league.id }}
          />
        }
        scope={{ tournamentId: [league.id] }}
        view={view}
        link={links.league(league)}
        sportKey={sport.key}
        oneLeague
      />
      <OutrightLinks scope={{ tournamentId: [league.id] }} count={league.outrightsCount} />
    </PageStack>
  )
}
