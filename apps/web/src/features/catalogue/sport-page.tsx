import { useSuspenseQuery } from '@tanstack/react-query'
import type { Sport } from '@touchline/contract'
import { SportIcon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { tournamentsQuery } from '../../data/queries/catalogue.ts'
import type { EventView } from './event-search.ts'
import { EventSections } from './page/event-sections.tsx'
import { OutrightLinks } from './page/outright-links.tsx'
import { PageSection, PageStack } from './page/page-section.tsx'
import { PageCrumbs, PageTitle } from './page/page-title.tsx'
import { LeagueChips } from './sport/league-chips.tsx'
import { LeagueDirectory } from './sport/league-directory.tsx'

/** BROWSE-03: a sport with its live and upcoming matches and its leagues. */
export function SportPage({ sport, view }: { sport: Sport; view: EventView }) {
  const links = useLinks()
  const t = useTranslations('catalogue')
  const { data: leagues } = useSuspenseQuery(
    tournamentsQuery(useServices(), { sportKey: [sport.key] }),
  )
  return (
    <PageStack>
      <PageCrumbs crumbs={[{ label: sport.name }]} />
      <EventSections
        heading={
          <PageTitle
            icon={<SportIcon sportKey={sport.key} />}
            title={sport.name}
            detail={t('matchCount', { count: sport.gamesCount })}
            star={{ type: 'sports', id: sport.id }}
          />
        }
        chips={<LeagueChips leagues={leagues} />}
        scope={{ sportKey: [sport.key] }}
        view={view}
        link={links.sport(sport.key)}
        sportKey={sport.key}
      />
      <OutrightLinks scope={{ sportKey: [sport.key] }} count={sport.outrightsCount} />
      <PageSection title={t('leagues')}>
        <LeagueDirectory leagues={leagues} />
      </PageSection>
    </PageStack>
  )
}
