import { Link } from '@tanstack/react-router'
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

type TabsSearch = HomeSearch & LiveSearch & DaySearch & EventSearch

type SportTabsProps = {
  sports: readonly SportTab[]
  /** Text and number of the tab for all of them. */
  all: { name: string; count: number }
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
      <TabLink {...all} page={page} sport={undefined} selected={selected === null} />
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
