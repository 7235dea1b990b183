import { Link } from '@tanstack/react-router'
import { buttonAttributes, EmptyState } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'

/** GAP-64: nothing to show, said so, with a way on. */
export function NoMatches({ kind }: { kind: 'live' | 'upcoming' }) {
  const t = useTranslations('catalogue.empty')
  const links = useLinks()
  const live = kind === 'live'
  return (
    <EmptyState
      picture={live ? 'live' : 'calendar'}
      title={t(kind)}
      description={t(live ? 'liveHint' : 'upcomingHint')}
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
