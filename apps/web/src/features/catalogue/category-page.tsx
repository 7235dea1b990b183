import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Category } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { pathOf } from '../../addresses/page-path.ts'
import { useServices } from '../../base/services.ts'
import { tournamentsQuery } from '../../data/queries/catalogue.ts'
import { categoryQuery } from '../../data/queries/category.ts'
import type { EventView } from './event-search.ts'
import { EventSections } from './page/event-sections.tsx'
import { PageSection, PageStack } from './page/page-section.tsx'
import { PageCrumbs, PageTitle } from './page/page-title.tsx'
import { LeagueChips } from './sport/league-chips.tsx'
import { LeagueDirectory } from './sport/league-directory.tsx'

/** BROWSE-05: a country or region of a sport. */
export function CategoryPage({ category, view }: { category: Category; view: EventView }) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const services = useServices()
  const { sport } = category
  const { data: leagues } = useSuspenseQuery(
    tournamentsQuery(services, { categoryId: [category.id] }),
  )
  const { data: now = category } = useQuery(categoryQuery(services, category.id))
  return (
    <PageStack>
      <PageCrumbs
        crumbs={[
          { label: sport.name, href: pathOf(links.sport(sport.key)) },
          { label: category.name },
        ]}
      />
      <EventSections
        heading={
          <PageTitle
            icon={<Flag countryCode={category.countryCode} />}
            title={category.name}
            detail={t('matchCount', { count: now.gamesCount })}
          />
        }
        chips={<LeagueChips leagues={leagues} />}
        scope={{ categoryId: [category.id] }}
        view={view}
        link={links.category(category)}
        sportKey={sport.key}
      />
      {leagues.length > 1 && (
        <PageSection title={t('leagues')}>
          <LeagueDirectory leagues={leagues} />
        </PageSection>
      )}
    </PageStack>
  )
}
