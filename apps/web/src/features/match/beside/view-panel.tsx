import { useHydrated } from '@tanstack/react-router'
import type { Match, MatchTab } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { NumbersSkeleton } from '../board/board-skeleton.tsx'
import styles from './view-panel.module.css'

/** Each comes when it is opened. */
const StatisticsTab = lazyPart(
  async () => (await import('../statistics/statistics-tab.tsx')).StatisticsTab,
)

const StreamTab = lazyPart(async () => (await import('../stream/stream-tab.tsx')).StreamTab)

const ChatTab = lazyPart(async () => (await import('../chat/chat-tab.tsx')).ChatTab)

export const VIEW_ID = 'match-view'

/** What the player opened beside the markets, which stay below, with their prices in reach. */
export function ViewPanel({ match, view }: { match: Match; view: MatchTab }) {
  const t = useTranslations('match.tabs')
  // The server does not wait for what comes late.
  const hydrated = useHydrated()
  const waiting =
    view === 'statistics' ? <NumbersSkeleton /> : <Skeleton className={styles['waiting']} />
  return (
    <section id={VIEW_ID} aria-label={t(view)} className={styles['panel']} data-view={view}>
      <Waiting fallback={waiting}>
        {!hydrated && waiting}
        {hydrated && view === 'statistics' && <StatisticsTab match={match} />}
        {hydrated && view === 'stream' && <StreamTab match={match} />}
        {hydrated && view === 'chat' && <ChatTab match={match} />}
      </Waiting>
    </section>
  )
}
