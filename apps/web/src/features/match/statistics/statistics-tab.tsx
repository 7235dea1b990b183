import { useQueries } from '@tanstack/react-query'
import { MATCH_STATUS, type Match } from '@touchline/contract'
import { calendarPicture, EmptyState } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { useServices } from '../../../base/services.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { NumbersSkeleton } from '../board/board-skeleton.tsx'
import { AboutMatch, factsOf } from './about-match.tsx'
import { FormLists } from './form-lists.tsx'
import { Meetings } from './meetings.tsx'
import { NumberBars } from './number-bars.tsx'
import { formQuery, headToHeadQuery, standingsQuery, statisticsQuery } from './queries.ts'
import { isReadyMade, ReadyMade } from './ready-made.tsx'
import { StandingsTable } from './standings-table.tsx'
import { Widget } from './widget.tsx'
import styles from './statistics.module.css'

/** MATCH-05: live numbers, form, meetings and the table of the league. */
export function StatisticsTab({ match }: { match: Match }) {
  return (
    <MatchInfoTexts>
      <Widgets match={match} />
    </MatchInfoTexts>
  )
}

function Widgets({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.statistics')
  const services = useServices()
  const { status } = useLiveMatch(match)
  const isLive = status === MATCH_STATUS.live
  const [numbers, form, meetings, standings] = useQueries({
    queries: [
      statisticsQuery(services, match.id, isLive),
      formQuery(services, match.id),
      headToHeadQuery(services, match.id),
      standingsQuery(services, match.id),
    ],
  })
  if ([numbers, form, meetings, standings].some(({ isPending }) => isPending)) {
    return <NumbersSkeleton />
  }
  if (numbers.data !== undefined && isReadyMade(numbers.data)) {
    return <ReadyMade widget={numbers.data} />
  }
  // Before kick-off everything is counted to nil.
  const hasNumbers = status !== MATCH_STATUS.prematch && (numbers.data?.numbers?.length ?? 0) > 0
  const facts = factsOf(numbers.data?.about ?? {}, match)
  const hasForm = (form.data?.home.length ?? 0) + (form.data?.away.length ?? 0) > 0
  const hasMeetings = (meetings.data?.matches.length ?? 0) > 0
  const hasTable = (standings.data?.rows.length ?? 0) > 0
  const pastResults = [...(form.data?.home ?? []), ...(form.data?.away ?? [])]
  const hasDraws =
    (meetings.data?.wins.draws ?? 0) > 0 ||
    pastResults.some(({ result }) => result === 'drawn') ||
    (standings.data?.rows.some(({ drawn }) => drawn > 0) ?? false)
  if (!hasNumbers && !hasForm && !hasMeetings && !hasTable && facts.length === 0) {
    return <EmptyState picture={calendarPicture} title={t('none')} description={t('noneHint')} />
  }
  return (
    <div className={styles['widgets']}>
      {hasNumbers && <NumberBars match={match} numbers={numbers.data?.numbers ?? []} />}
      {facts.length > 0 && <AboutMatch facts={facts} />}
      {hasForm && form.data && <FormLists match={match} form={form.data} />}
      {hasMeetings && meetings.data && (
        <Meetings match={match} meetings={meetings.data} hasDraws={hasDraws} />
      )}
      {hasTable && standings.data && (
        <Widget
          title={t('standings', { league: match.tournament.name })}
          // Numbers and form are as high as each other: what is left would stand beside a hole.
          isWide={hasNumbers && hasForm && !hasMeetings}
        >
          {/* A box that scrolls has to be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles['scroll']} role="region" aria-label={t('table')} tabIndex={0}>
            <StandingsTable rows={standings.data.rows} marked={[match.home.id, match.away.id]} />
          </div>
        </Widget>
      )}
    </div>
  )
}
