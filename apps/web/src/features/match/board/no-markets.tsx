import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { isOver } from '@touchline/betting'
import { buttonAttributes, calendarPicture, EmptyState } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'

/** Nothing to bet on: because the match is over, or for now. */
export function NoMarkets({ match }: { match: Match }) {
  const t = useTranslations('match')
  const links = useLinks()
  const over = isOver(useLiveMatch(match).status)
  const { tournament, sport } = match
  return (
    <EmptyState
      picture={calendarPicture}
      title={t(over ? 'finished' : 'noMarkets')}
      description={t(over ? 'finishedHint' : 'noMarketsHint')}
      action={
        <Link
          {...links.league({ ...tournament, sport })}
          {...buttonAttributes({ tone: 'secondary' })}
        >
          {t('moreOf', { league: tournament.name })}
        </Link>
      }
    />
  )
}
