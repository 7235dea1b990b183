import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipCount, ChipRow, Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { matchesQuery, type CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { outrightFilters, type Scope } from './filters.ts'
import { PageSection } from './page-section.tsx'

/** BROWSE-18: the ends of seasons, below the matches; what is above never moves for them. */
export function OutrightLinks({ scope, count }: { scope: Scope; count: number }) {
  const t = useTranslations('catalogue')
  if (count === 0) return null
  return (
    <PageSection title={t('tabs.outrights')}>
      <OutrightChips filters={outrightFilters(scope)} />
    </PageSection>
  )
}

/** One link for each event; nothing until they are known. */
function OutrightChips({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { data } = useQuery(matchesQuery(useServices(), filters))
  const events = data?.data ?? []
  if (events.length === 0) return null
  return (
    <ChipRow label={t('tabs.outrights')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {events.map((event) => (
        <Link key={event.id} {...links.match(event)} {...chipAttributes()}>
          <Flag countryCode={event.category.countryCode} />
          <bdi>
            <bdi>{event.tournament.name}</bdi> · <bdi>{event.outright?.name}</bdi>
          </bdi>
          <ChipCount>{event.availableMarketsCount}</ChipCount>
        </Link>
      ))}
    </ChipRow>
  )
}
