import { useSuspenseQuery } from '@tanstack/react-query'
import { SportIcon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { sportsQuery, tournamentsQuery } from '../../data/queries/catalogue.ts'
import { cybersportScope, ESPORTS } from './cybersport-search.ts'
import type { EventView } from './event-search.ts'
import { orderSports } from './home-view.ts'
import { EventSections } from './page/event-sections.tsx'
import { PageSection, PageStack } from './page/page-section.tsx'
import { PageTitle } from './page/page-title.tsx'
import { countAll, gameTabs, SportTabs } from './page/sport-tabs.tsx'
import { LeagueDirectory } from './sport/league-directory.tsx'

type CybersportPageProps = {
  /** Key of the esport that the page is narrowed to. */
  sport: string | undefined
  view: EventView
}

/** BROWSE-04: all esports, with their live and upcoming matches and leagues. */
export function CybersportPage({ sport, view }: CybersportPageProps) {
  const t = useTranslations('catalogue')
  const services = useServices()
  const scope = cybersportScope(sport)
  const { data: sports } = useSuspenseQuery(sportsQuery(services, ESPORTS))
  const { data: leagues } = useSuspenseQuery(tournamentsQuery(services, scope))
  const tabs = gameTabs(orderSports(sports))
  return (
    <PageStack>
      <SportTabs page="cybersport" sports={tabs} all={t('allSports')} selected={sport ?? null} />
      <EventSections
        key={sport ?? ''}
        heading={
          <PageTitle
            icon={<SportIcon sportKey="esports" />}
            title={t('esports')}
            detail={t('matchCount', { count: countAll(tabs) })}
          />
        }
        scope={scope}
        view={view}
        link={useLinks().cybersport()}
        sportKey={sport}
      />
      <PageSection title={t('leagues')}>
        <LeagueDirectory leagues={leagues} />
      </PageSection>
    </PageStack>
  )
}
