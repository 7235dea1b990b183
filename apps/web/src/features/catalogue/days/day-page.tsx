import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'
import { sportsQuery } from '../../../data/queries/catalogue.ts'
import type { DaySearch } from '../day-search.ts'
import type { DayView } from '../day-view.ts'
import { orderSports } from '../home-view.ts'
import { PageStack } from '../page/page-section.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { countAll, gameTabs, SportTabs } from '../page/sport-tabs.tsx'
import { DayStrip } from './day-strip.tsx'
import { LeagueChipsOfDay } from './league-chips-of-day.tsx'

type DayPageProps = {
  page: 'schedule' | 'results'
  view: DayView
  search: DaySearch
  children: ReactNode
}

/** A day of matches: the days, its sports, and the leagues of a chosen one. */
export function DayPage({ page, view, search, children }: DayPageProps) {
  const t = useTranslations('catalogue')
  useOwnZone(view)
  const { data: sports } = useSuspenseQuery(sportsQuery(useServices(), view.counted))
  const tabs = gameTabs(orderSports(sports))
  return (
    <PageStack>
      <PageTitle
        isAlone
        icon={<Icon name={page === 'schedule' ? 'calendar' : 'history'} />}
        title={t(page)}
        detail={t('matchCount', { count: countAll(tabs) })}
      />
      <DayStrip page={page} view={view} />
      <SportTabs page={page} sports={tabs} all={t('allSports')} selected={search.sport ?? null} />
      {search.sport !== undefined && (
        <LeagueChipsOfDay page={page} view={view} sport={search.sport} selected={search.league} />
      )}
      {children}
    </PageStack>
  )
}

/** A day begins at another moment in the browser's own zone, which a first visit does not know yet. */
function useOwnZone({ day, timeZone: used }: DayView): void {
  const router = useRouter()
  const timeZone = usePreferences((preferences) => preferences.timeZone)
  useEffect(() => {
    if (day !== null && timeZone !== used) void router.invalidate()
  }, [day, timeZone, used, router])
}
