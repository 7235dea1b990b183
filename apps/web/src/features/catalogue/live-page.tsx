import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Icon } from '@touchline/ui'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { LiveNotice } from '../../parts/alerts/live-notice.tsx'
import { QuickBetChip } from './quick-bet-chip.tsx'
import { countersQuery, sportsQuery } from '../../data/queries/catalogue.ts'
import { ListChoiceContext } from './choice/list-choice.ts'
import { MarketSwitch } from './choice/market-switch.tsx'
import { useListChoice } from './choice/use-list-choice.ts'
import { orderSports } from './home-view.ts'
import { LiveList } from './list/live-list.tsx'
import { PageStack } from './page/page-section.tsx'
import { PageTitle } from './page/page-title.tsx'
import { countAll, SportTabs } from './page/sport-tabs.tsx'
import { StreamChip } from './page/stream-chip.tsx'
import { liveCounts, livePageFilters } from './live-filters.ts'
import type { LiveSearch } from './live-search.ts'

const REFRESH_MS = 15_000

type LivePageProps = {
  search: LiveSearch
  /** Leads to the same matches in another view. */
  views?: ReactNode
}

/** LIVE-01: every match in play, by sport and league. */
export function LivePage({ search, views }: LivePageProps) {
  const t = useTranslations('catalogue')
  const services = useServices()
  const { data: sports } = useSuspenseQuery(sportsQuery(services))
  const { data: counters } = useQuery({
    ...countersQuery(services, liveCounts(search)),
    refetchInterval: REFRESH_MS,
    enabled: search.video === true,
  })
  const { asked, choice } = useListChoice()
  const ordered = orderSports(sports)
  const counted = ordered.map(({ key, name, liveCount }) => ({
    key,
    name,
    // Numbers of everything in play are pushed; those of a part are read.
    count: search.video === true ? (counters?.sports[key]?.live ?? 0) : liveCount,
  }))
  const chips = useStanding(
    counted.filter((chip) => chip.count > 0 || chip.key === search.sport).map(({ key }) => key),
    search.video === true,
  ).flatMap((key) => counted.find((chip) => chip.key === key) ?? [])
  const selected = chips.find(({ key }) => key === search.sport)
  const count = search.sport === undefined ? countAll(chips) : (selected?.count ?? 0)
  return (
    <PageStack>
      <PageTitle
        isAlone
        icon={<Icon name="live" />}
        title={t('liveNow')}
        detail={t('matchCount', { count })}
        action={
          <>
            <StreamChip search={search} />
            <QuickBetChip />
            {views}
          </>
        }
      />
      <SportTabs page="live" sports={chips} all={t('topSports')} selected={search.sport ?? null} />
      <ListChoiceContext value={choice}>
        <LiveList
          key={`${search.sport} ${search.video}`}
          filters={livePageFilters(search, asked)}
          sportKeys={ordered.map((sport) => sport.key)}
          sportEnd={(sportKey) => <MarketSwitch sportKey={sportKey} />}
        />
      </ListChoiceContext>
      <LiveNotice />
    </PageStack>
  )
}

/**
 * What stood there once stays, though nothing of it is on; what comes stands last: none moves.
 * @param isPart a part of all of them is another row, which begins anew
 */
function useStanding(keys: readonly string[], isPart: boolean): readonly string[] {
  const [standing, setStanding] = useState({ keys, isPart })
  const before = standing.isPart === isPart ? standing.keys : []
  const added = keys.filter((key) => !before.includes(key))
  if (added.length === 0 && standing.isPart === isPart) return before
  const all = [...before, ...added]
  setStanding({ keys: all, isPart })
  return all
}
