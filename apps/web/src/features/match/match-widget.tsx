import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS, type HeadToHead, type Match } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { clockText } from '../../base/clock/clock-text.ts'
import { useTick } from '../../base/clock/use-tick.ts'
import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'
import { useLiveMarkets, useLiveMatch } from '../../data/live/use-follow.ts'
import { askMatchInfoTexts, MatchInfoTexts } from '../../i18n/match-info-texts.tsx'
import { useDocumentTitle } from '../../layout/document/use-document-title.ts'
import { totalText } from '../../parts/plays/total-text.ts'
import { SideLogo } from '../../parts/side-logo/side-logo.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { marketPanels } from './markets/market-panels.ts'
import { PanelBody } from './markets/panel-body.tsx'
import styles from './match-widget.module.css'
import { PitchPlace } from './pitch/pitch-place.tsx'
import { Meetings } from './statistics/meetings.tsx'
import { headToHeadQuery, standingsQuery } from './statistics/queries.ts'
import { StandingsTable } from './statistics/standings-table.tsx'
import { StatisticsTab } from './statistics/statistics-tab.tsx'

/** Who plays, how it stands, and the match's main market. */
export function StripWidget({ match }: { match: Match }) {
  return (
    <article className={styles['strip']} data-match-id={match.id}>
      <Sides match={match} />
      <Market match={match} marketId={match.mainMarket?.id ?? null} />
    </article>
  )
}

export function MarketWidget({ match, marketId }: { match: Match; marketId: number }) {
  return (
    <article className={styles['market']} data-match-id={match.id}>
      <Sides match={match} />
      <Market match={match} marketId={marketId} isNamed />
    </article>
  )
}

export function PitchWidget({ match }: { match: Match }) {
  const isLive = useLiveMatch(match).status === MATCH_STATUS.live
  useLiveMarkets(match.id)
  return (
    <article className={styles['pitch']} data-match-id={match.id}>
      <Sides match={match} />
      {isLive && <PitchPlace match={match} />}
    </article>
  )
}

/** Numbers, form, meetings and table. */
export function StatisticsWidget({ match }: { match: Match }) {
  return (
    <article className={styles['market']}>
      <Sides match={match} />
      <StatisticsTab match={match} />
    </article>
  )
}

/** Reads what `MeetingsWidget` shows. */
export async function loadMeetings(services: PageData, matchId: string): Promise<void> {
  await Promise.all([
    services.queryClient.query(headToHeadQuery(services, matchId)),
    askMatchInfoTexts(services.page),
  ])
}

/** How the two sides fared against each other. */
export function MeetingsWidget({ match }: { match: Match }) {
  const { data } = useQuery(headToHeadQuery(useServices(), match.id))
  return (
    <article className={styles['market']}>
      <Sides match={match} />
      <MatchInfoTexts>{data !== undefined && <Met match={match} meetings={data} />}</MatchInfoTexts>
    </article>
  )
}

function Met({ match, meetings }: { match: Match; meetings: HeadToHead }) {
  const t = useTranslations('matchInfo.statistics')
  if (meetings.matches.length === 0) return <p>{t('none')}</p>
  return <Meetings match={match} meetings={meetings} hasDraws={meetings.wins.draws > 0} />
}

/** Reads what `TableWidget` shows, of a match's league. */
export async function loadTable(services: PageData, matchId: string): Promise<void> {
  await Promise.all([
    services.queryClient.query(standingsQuery(services, matchId)),
    askMatchInfoTexts(services.page),
  ])
}

/** The table of a league, from one of its matches. */
export function TableWidget({ match }: { match: Match }) {
  return (
    <MatchInfoTexts>
      <LeagueTable match={match} />
    </MatchInfoTexts>
  )
}

function LeagueTable({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.statistics')
  const links = useLinks()
  const { category, tournament, sport } = match
  const title = t('standings', { league: tournament.name })
  useDocumentTitle(title)
  const { data } = useQuery(standingsQuery(useServices(), match.id))
  if (data === undefined) return null
  return (
    <article className={styles['table']}>
      <h2>
        <Link {...links.league({ ...tournament, sport })} className={styles['league']}>
          <Flag countryCode={category.countryCode} />
          {title}
        </Link>
      </h2>
      {data.rows.length === 0 ? <p>{t('none')}</p> : <StandingsTable rows={data.rows} />}
    </article>
  )
}

/** A host's page outlives what it shows of the site: its place says so. */
export function GoneWidget({ kind }: { kind: string }) {
  return (
    <MatchInfoTexts>
      <Gone kind={kind} />
    </MatchInfoTexts>
  )
}

function Gone({ kind }: { kind: string }) {
  const t = useTranslations('matchInfo')
  return (
    <article className={styles['market']}>
      <p>{kind === 'league-table' ? t('statistics.none') : t('board.gone')}</p>
    </article>
  )
}

function Sides({ match }: { match: Match }) {
  const links = useLinks()
  const t = useTranslations('words')
  const { home, away } = match
  const title = t('vs', { home: home.name, away: away.name })
  useDocumentTitle(title)
  return (
    <Link {...links.match(match)} className={styles['sides']} aria-label={title}>
      <Side match={match} side="home" />
      <Score match={match} />
      <Side match={match} side="away" />
    </Link>
  )
}

function Side({ match, side }: { match: Match; side: 'home' | 'away' }) {
  return (
    <span className={styles['side']}>
      <SideLogo match={match} side={side} size={24} />
      <bdi>{match[side].name}</bdi>
    </span>
  )
}

function Score({ match }: { match: Match }) {
  const { kickOff, score } = useFormatting()
  const live = useLiveMatch(match)
  const { status, clock, sportKey, totalScore, stage } = live
  const text = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  if (status === MATCH_STATUS.prematch || totalScore === null) {
    return <span className={styles['score']}>{kickOff(match.startTime)}</span>
  }
  return (
    <span className={styles['score']}>
      <b>{score(totalText(live, sportKey, 'home'), totalText(live, sportKey, 'away'))}</b>
      <bdi>{text ?? stage}</bdi>
    </span>
  )
}

/** One that is no longer offered leaves no room behind. */
function Market({
  match,
  marketId,
  isNamed = false,
}: {
  match: Match
  marketId: number | null
  isNamed?: boolean
}) {
  const own = useLiveMarkets(match.id).filter(({ id }) => id === marketId)
  const panel = marketPanels(own)[0]
  if (panel === undefined) return null
  return (
    <section aria-label={panel.title}>
      {isNamed && <h2 className={styles['title']}>{panel.title}</h2>}
      <PanelBody match={match} panel={panel} />
    </section>
  )
}
