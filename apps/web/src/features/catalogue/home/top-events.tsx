import type { Match } from '@touchline/contract'
import { ChipRow } from '@touchline/ui'
// Nothing within waits: the boundary says in which order the page comes to life.
// oxlint-disable-next-line no-restricted-imports
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useLiveMatches } from '../../../data/live/use-follow.ts'
import { TOP_LIVE, TOP_UPCOMING } from './home-queries.ts'
import { TopEventCard } from './top-event-card.tsx'

/** The biggest matches, in play or soon. */
export function TopEvents() {
  const t = useTranslations('catalogue')
  const inPlay = useLiveMatches(TOP_LIVE)
  const upcoming = useLiveMatches(TOP_UPCOMING)
  const matches = distinct([...inPlay, ...upcoming])
  if (matches.length === 0) return null
  return (
    <section aria-label={t('topEvents')}>
      <ChipRow label={t('topEvents')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
        {matches.map((match) => (
          <Suspense key={match.id}>
            <TopEventCard match={match} />
          </Suspense>
        ))}
      </ChipRow>
    </section>
  )
}

/** A match that began between the two answers is in both. */
function distinct(matches: readonly Match[]): readonly Match[] {
  return [...new Map(matches.map((match) => [match.id, match])).values()]
}
