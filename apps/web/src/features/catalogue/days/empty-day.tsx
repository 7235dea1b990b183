import { Link } from '@tanstack/react-router'
import { buttonAttributes, calendarPicture, EmptyState } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import type { DaySearch } from '../day-search.ts'

type EmptyDayProps = { page: 'schedule' | 'results'; filters: CatalogueFilters }

/** Nothing on this day: to all sports where one was chosen, else to the other page. */
export function EmptyDay({ page, filters }: EmptyDayProps) {
  const t = useTranslations('catalogue.empty')
  const links = useLinks()
  const isNarrowed = filters.sportKey !== undefined || filters.tournamentId !== undefined
  const hint = page === 'results' ? 'resultsHint' : 'dayHint'
  const look = buttonAttributes({ tone: 'secondary' })
  return (
    <EmptyState
      picture={calendarPicture}
      title={t(page === 'results' ? 'results' : 'upcoming')}
      description={t(isNarrowed ? 'dayHint' : hint)}
      action={
        isNarrowed ? (
          <Link
            {...links[page]()}
            search={({ sport: _, league: _league, ...search }: DaySearch) => search}
            {...look}
          >
            {t('toAllOfDay')}
          </Link>
        ) : (
          <Link {...(page === 'results' ? links.schedule() : links.home())} {...look}>
            {t(page === 'results' ? 'toSchedule' : 'toSports')}
          </Link>
        )
      }
    />
  )
}
