import { useHydrated, useNavigate } from '@tanstack/react-router'
import type { Match, MatchTab } from '@touchline/contract'
import { Skeleton, TabPanel, Tabs } from '@touchline/ui'
import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { useSession } from '../../../player/session/use-session.ts'
import type { MatchSearch } from '../match-search.ts'
import styles from './match-tabs.module.css'

/** Each comes when it is opened. */
const StatisticsTab = lazyPart(
  async () => (await import('../statistics/statistics-tab.tsx')).StatisticsTab,
)

const StreamTab = lazyPart(async () => (await import('../stream/stream-tab.tsx')).StreamTab)

const ChatTab = lazyPart(async () => (await import('../chat/chat-tab.tsx')).ChatTab)

const ICONS = { statistics: 'chart', stream: 'device', chat: 'message' } as const

/** The tab without anything above the markets. */
const MARKETS = 'markets'

type MatchTabsProps = { match: Match; search: MatchSearch; children: ReactNode }

/**
 * MATCH-02: what there is beside the markets, each tab only when it has something in it. The markets
 * stay below, so that prices are in reach while the player looks at it.
 */
export function MatchTabs({ match, search: { view, ...search }, children }: MatchTabsProps) {
  const t = useTranslations('match')
  const links = useLinks()
  const navigate = useNavigate()
  const offered = useOfferedTabs(match)
  const active = offered.find((one) => one === view) ?? MARKETS
  // The server does not wait for what comes late.
  const hydrated = useHydrated()
  const waiting = <Skeleton className={styles['waiting']} />
  if (offered.length === 0) return children

  function choose(chosen: MatchTab | typeof MARKETS) {
    void navigate({
      ...links.match(match),
      search: chosen === MARKETS ? search : { ...search, view: chosen },
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className={styles['tabbed']}>
      <Tabs<MatchTab | typeof MARKETS>
        label={t('tabs.label')}
        tabs={[
          { id: MARKETS, label: t('markets') },
          ...offered.map((id) => ({ id, label: t(`tabs.${id}`), icon: ICONS[id] })),
        ]}
        value={active}
        onChange={choose}
        idPrefix="match"
      />
      <TabPanel idPrefix="match" tabId={active} active className={styles['panel']}>
        {active !== MARKETS && (
          <Suspense fallback={waiting}>
            {!hydrated && waiting}
            {hydrated && active === 'statistics' && <StatisticsTab match={match} />}
            {hydrated && active === 'stream' && <StreamTab match={match} />}
            {hydrated && active === 'chat' && <ChatTab match={match} />}
          </Suspense>
        )}
        {children}
      </TabPanel>
    </div>
  )
}

/** STREAM-01: pictures only where the settings allow them; until those are read, as the match says. */
function useOfferedTabs({ tabs = [] }: Match): MatchTab[] {
  const hasVideo = useSession((state) => state.settings?.videoEnabled ?? true)
  return tabs.filter((tab) => tab !== 'stream' || hasVideo)
}
