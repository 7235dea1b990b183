import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipCount, ChipRow, Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { tournamentsQuery } from '../../../data/queries/catalogue.ts'
import type { DaySearch } from '../day-search.ts'
import type { DayView } from '../day-view.ts'

type LeagueChipsOfDayProps = {
  page: 'schedule' | 'results'
  view: DayView
  sport: string
  /** Id of the league that the list is narrowed to. */
  selected: number | undefined
}

/** Leagues of the chosen sport that play on that day. */
export function LeagueChipsOfDay({ page, view, sport, selected }: LeagueChipsOfDayProps) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { data: leagues } = useSuspenseQuery(
    tournamentsQuery(useServices(), { ...view.counted, sportKey: [sport] }),
  )
  if (leagues.length < 2 && selected === undefined) return null
  const chip = (league: number | undefined) => ({
    ...links[page](),
    search: ({ league: _, ...search }: DaySearch) =>
      league === undefined ? search : { ...search, league },
    activeOptions: { includeSearch: true },
    resetScroll: false,
    replace: true,
    'aria-current': league === selected || undefined,
    ...chipAttributes({ selected: league === selected }),
  })
  return (
    <ChipRow label={t('leagues')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      <Link {...chip(undefined)}>{t('allLeagues')}</Link>
      {leagues.map(({ id, name, category, gamesCount }) => (
        <Link key={id} {...chip(Number(id))}>
          <Flag countryCode={category.countryCode} />
          <bdi>{name}</bdi>
          <ChipCount>{gamesCount}</ChipCount>
        </Link>
      ))}
    </ChipRow>
  )
}
