import { Link } from '@tanstack/react-router'
import { buttonAttributes, calendarPicture, EmptyState, livePicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'

const TITLES = { live: 'live', upcoming: 'upcoming', finished: 'results' } as const
const HINTS = { live: 'liveHint', upcoming: 'upcomingHint', finished: 'resultsHint' } as const

/** GAP-64: nothing to show, said so, with a way on. */
export function NoMatches({ kind }: { kind: 'live' | 'upcoming' | 'finished' }) {
  const t = useTranslations('catalogue.empty')
  const links = useLinks()
  const live = kind === 'live'
  return (
    <EmptyState
      picture={live ? livePicture : calendarPicture}
      title={t(TITLES[kind])}
      description={t(HINTS[kind])}
      action={
        <Link
          {...links.home()}
          {...(live ? { search: { tab: 'upcoming' as const } } : {})}
          {...buttonAttributes({ tone: 'secondary' })}
        >
          {t(live ? 'toUpcoming' : 'toSports')}
        </Link>
      }
    />
  )
}
