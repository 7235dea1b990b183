import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonAttributes, calendarPicture, EmptyState, sportPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { sportsQuery } from '../../../data/queries/catalogue.ts'

const TITLES = { upcoming: 'upcoming', finished: 'results' } as const
const HINTS = { upcoming: 'upcomingHint', finished: 'resultsHint' } as const

/** GAP-64: nothing to show, said so, with a way on. */
export function NoMatches({ kind }: { kind: 'upcoming' | 'finished' }) {
  const t = useTranslations('catalogue.empty')
  const links = useLinks()
  return (
    <EmptyState
      picture={calendarPicture}
      title={t(TITLES[kind])}
      description={t(HINTS[kind])}
      action={
        <Link {...links.home()} {...buttonAttributes({ tone: 'secondary' })}>
          {t('toSports')}
        </Link>
      }
    />
  )
}

type NothingLiveProps = {
  /** The one sport that the list is of. */
  sportKey: string | undefined
  /** The last match of the list has ended before the player's eyes. */
  hasEnded?: boolean
}

/** Nothing in play of what was asked for: what else is, else what comes. */
export function NothingLive({ sportKey, hasEnded = false }: NothingLiveProps) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { data: sports = [] } = useQuery(sportsQuery(useServices()))
  const sport = sports.find(({ key }) => key === sportKey)?.name
  const count = sports.reduce((sum, { liveCount }) => sum + liveCount, 0)
  const title = sport === undefined ? t('empty.live') : t('empty.liveOf', { sport })
  return (
    <EmptyState
      picture={sportPicture(sportKey)}
      title={hasEnded ? t('empty.lastEnded') : title}
      description={count > 0 ? undefined : t('empty.liveHint')}
      action={
        count > 0 ? (
          <Link {...links.live()} {...buttonAttributes({ tone: 'secondary' })}>
            {t('allLive', { count: String(count) })}
          </Link>
        ) : (
          <Link
            {...links.home()}
            search={{ tab: 'upcoming' as const }}
            {...buttonAttributes({ tone: 'secondary' })}
          >
            {t('empty.toUpcoming')}
          </Link>
        )
      }
    />
  )
}
