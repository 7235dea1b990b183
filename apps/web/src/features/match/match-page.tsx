import { useQuery } from '@tanstack/react-query'
import { isOver } from '@touchline/betting'
import { MATCH_STATUS, type Match } from '@touchline/contract'
import { useEffect, useRef, useState } from 'react'

import { useServices } from '../../base/services.ts'
import { useLiveMatch } from '../../data/live/use-follow.ts'
import { matchQuery } from '../../data/queries/catalogue.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { LiveNotice } from '../../parts/alerts/live-notice.tsx'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { MarketBoard } from './board/market-board.tsx'
import { MatchHeader } from './header/match-header.tsx'
import { MatchStrip } from './header/match-strip.tsx'
import { PitchPlace } from './pitch/pitch-place.tsx'
import { usePitch } from './pitch/use-pitch.ts'
import type { MatchSearch } from './match-search.ts'
import styles from './match-page.module.css'

/** Below the markets: nothing moves when it comes. */
const PredictionBlock = lateComponent(
  async () => (await import('./prediction/prediction-block.tsx')).PredictionBlock,
  () => null,
)

type MatchPageProps = {
  match: Match
  search: MatchSearch
}

/** The site's header and the strip cover this much of the viewport's top. */
const STICKY_MARGIN = '-104px 0px 0px'

/** MATCH-01: one match with its score and all its markets. */
export function MatchPage({ match, search }: MatchPageProps) {
  const { data } = useQuery(matchQuery(useServices(), match.id))
  const facts = data ?? match
  const { status } = useLiveMatch(facts)
  const pitch = usePitch(facts)
  const header = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    const observed = header.current
    if (observed === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries.at(-1)?.isIntersecting === false),
      { rootMargin: STICKY_MARGIN },
    )
    observer.observe(observed)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={styles['page']}>
      <MatchStrip match={facts} shown={passed} />
      <div ref={header} className={styles['head']}>
        <MatchHeader match={facts} pitch={pitch} />
      </div>
      {pitch.isOpen && <PitchPlace match={facts} />}
      <Waiting fallback={<BoardSkeleton isPast={isOver(status)} />}>
        <MarketBoard match={facts} search={search} />
      </Waiting>
      <PredictionBlock match={facts} />
      {status === MATCH_STATUS.live && <LiveNotice />}
    </div>
  )
}
