import { notFound, useLoaderData } from '@tanstack/react-router'
import { ApiError, type Match } from '@touchline/contract'

import { LiveRoot } from '../../../data/live/live-root.tsx'
import type { PageData } from '../../../data/page-data.ts'
import {
  marketsQuery,
  matchesQuery,
  matchQuery,
  sportsQuery,
} from '../../../data/queries/catalogue.ts'
import { systemSettingsQuery } from '../../../data/queries/system-settings.ts'
import {
  GoneWidget,
  loadMeetings,
  loadTable,
  MarketWidget,
  MeetingsWidget,
  PitchWidget,
  StatisticsWidget,
  StripWidget,
  TableWidget,
} from '../../../features/match/match-widget.tsx'
import { completeMessages } from '../../../i18n/load-messages.ts'
import { askMatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { LateNotice } from '../../../layout/connection/late-notice.tsx'
import { FormattingProvider } from '../../../layout/document/formatting-provider.tsx'
import { HydratedMark } from '../../../layout/document/hydrated-mark.tsx'
import { PlayerRoot } from '../../../layout/page-frame/player-root.tsx'
import { AlertRegion } from '../../../parts/alerts/alert-region.tsx'
import './-widgets.css'

type Kind = 'match-strip' | 'live-pitch' | 'statistics' | 'head-to-head' | 'league-table'
type Asked = { readonly kind: Kind } | { readonly kind: 'market'; readonly marketId: number }

const ADDRESS =
  /^(?:(?<kind>match-strip|live-pitch|statistics|head-to-head|league-table)\/(?<id>\d{1,15})|market\/(?<match>\d{1,15})\/(?<market>\d{1,9}))$/

/** Reads what a widget shows, by its address behind `widgets/`. */
export async function loadWidget(services: PageData, address: string, locale: string | undefined) {
  const { kind, id, match: ofMarket, market } = ADDRESS.exec(address)?.groups ?? {}
  const { locales } = services.page
  if (locale !== undefined && !locales.includes(locale)) throw notFound()
  await completeMessages()
  const { queryClient } = services
  const readShown = async () => {
    const match =
      kind === 'league-table' && id !== undefined
        ? await matchOfLeague(services, id)
        : await matchOf(services, id ?? ofMarket)
    await loadShown(services, kind, match)
    return match
  }
  const [match] = await Promise.all([
    readShown(),
    queryClient.query(systemSettingsQuery(services)),
    queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
  ])
  const asked: Asked =
    market === undefined ? { kind: kind as Kind } : { kind: 'market', marketId: Number(market) }
  return { asked, match }
}

async function loadShown(
  services: PageData,
  kind: string | undefined,
  match: Match | null,
): Promise<void> {
  if (match === null) await askMatchInfoTexts(services.page)
  else if (kind === 'league-table') await loadTable(services, match.id)
  else if (kind === 'head-to-head') await loadMeetings(services, match.id)
  else if (kind === 'statistics') await askMatchInfoTexts(services.page)
  else await services.queryClient.query(marketsQuery(services, match.id))
}

/** Null: it is no longer there, which a host's page outlives. */
async function matchOf(services: PageData, id: string | undefined): Promise<Match | null> {
  if (id === undefined) throw notFound()
  try {
    return await services.queryClient.query(matchQuery(services, id))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

async function matchOfLeague(services: PageData, id: string): Promise<Match | null> {
  const { data } = await services.queryClient.query(
    matchesQuery(services, { tournamentId: [id], limit: 1 }),
  )
  return data[0] ?? null
}

/** Without the site around it; live, and with the player's slip and session behind it. */
export function WidgetPage() {
  const { asked, match } = useLoaderData({ from: '/{-$locale}_/sports/widgets/$' })
  return (
    <LiveRoot>
      <FormattingProvider>
        <PlayerRoot />
        {asked.kind !== 'league-table' && <LateNotice isAtOnce />}
        <main>
          {match === null ? (
            <GoneWidget kind={asked.kind} />
          ) : (
            <Shown asked={asked} match={match} />
          )}
        </main>
        <AlertRegion />
        <HydratedMark />
      </FormattingProvider>
    </LiveRoot>
  )
}

function Shown({ asked, match }: { asked: Asked; match: Match }) {
  switch (asked.kind) {
    case 'match-strip':
      return <StripWidget match={match} />
    case 'live-pitch':
      return <PitchWidget match={match} />
    case 'statistics':
      return <StatisticsWidget match={match} />
    case 'head-to-head':
      return <MeetingsWidget match={match} />
    case 'league-table':
      return <TableWidget match={match} />
    case 'market':
      return <MarketWidget match={match} marketId={asked.marketId} />
  }
}
