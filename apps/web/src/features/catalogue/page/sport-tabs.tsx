import { Link } from '@tanstack/react-router'
import type { Sport } from '@touchline/contract'
import { ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { SportTabContent, sportTabAttributes } from '../../../parts/sport-tab/sport-tab.tsx'
import type { DaySearch } from '../day-search.ts'
import type { EventSearch } from '../event-search.ts'
import type { HomeSearch } from '../home-view.ts'
import type { LiveSearch } from '../live-search.ts'

type TabsPage = 'home' | 'live' | 'cybersport' | 'schedule' | 'results'

type SportTab = { key: string; name: string; count: number }

/** Sports by how many games they have. */
export function gameTabs(sports: readonly Sport[]): readonly SportTab[] {
  return sports.map(({ key, name, gamesCount }) => ({ key, name, count: gamesCount }))
}

/** What the tab for all of them counts. */
export function countAll(tabs: readonly SportTab[]): number {
  return tabs.reduce((sum, { count }) => sum + count, 0)
}

type TabsSearch = HomeSearch & LiveSearch & DaySearch & EventSearch

type SportTabsProps = {
  sports: readonly SportTab[]
  /** Text of the tab for all of them. */
  all: string
  /** null is all of them. */
  selected: string | null
  /** The page that narrows; the rest of its address stays. */
  page: TabsPage
}

/** Sports to narrow this page to; the choice stands in the address. */
export function SportTabs({ sports, all, selected, page }: SportTabsProps) {
  const t = useTranslations('catalogue')
  return (
    <ChipRow label={t('sports')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      <TabLink
        name={all}
        count={countAll(sports)}
        page={page}
        sport={undefined}
        selected={selected === null}
      />
      {sports.map(({ key, ...tab }) => (
        <TabLink key={key} {...tab} page={page} sport={key} selected={selected === key} />
      ))}
    </ChipRow>
  )
}

type TabLinkProps = {
  sport: string | undefined
  name: string
  count: number
  selected: boolean
  page: TabsPage
}

function TabLink({ sport, name, count, selected, page }: TabLinkProps) {
  const links = useLinks()
  return (
    <Link
      {...links[page]()}
      // A league is of one sport.
      search={({ sport: _, league: _league, ...search }: TabsSearch) =>
        sport === undefined ? search : { ...search, sport }
      }
      activeOptions={{ includeSearch: true }}
      resetScroll={false}
      replace
      {...sportTabAttributes(selected)}
    >
      <SportTabContent sportKey={sport} name={name} count={count} />
    </Link>
  )
}
