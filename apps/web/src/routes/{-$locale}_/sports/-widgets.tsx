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
  loadTable,
  MarketWidget,
  PitchWidget,
  StripWidget,
  TableWidget,
} from '../../../features/match/match-widget.tsx'
import { completeMessages } from '../../../i18n/load-messages.ts'
import { FormattingProvider } from '../../../layout/document/formatting-provider.tsx'
import { HydratedMark } from '../../../layout/document/hydrated-mark.tsx'
import { PlayerRoot } from '../../../layout/page-frame/player-root.tsx'
import { AlertRegion } from '../../../parts/alerts/alert-region.tsx'
import { SiteHostBridge } from '../../{-$locale}/-host-bridge.tsx'
import './-widgets.css'

type Asked =
  | { readonly kind: 'match-strip' | 'live-pitch' | 'league-table' }
  | { readonly kind: 'market'; readonly marketId: number }

const ADDRESS =
  /^(?:(?<kind>match-strip|live-pitch|league-table)\/(?<id>\d{1,15})|market\/(?<match>\d{1,15})\/(?<market>\d{1,9}))$/

/** Reads what a widget shows, by its address behind `widgets/`. */
export async function loadWidget(services: PageData, address: string, locale: string | undefined) {
  const { kind, id, match: ofMarket, market } = ADDRESS.exec(address)?.groups ?? {}
  const { locales } = services.page
  if (locale !== undefined && !locales.includes(locale)) throw notFound()
  await completeMessages()
  const { queryClient } = services
  const site = [
    queryClient.query(systemSettingsQuery(services)),
    queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
  ]
  const match =
    kind === 'league-table' && id !== undefined
      ? await matchOfLeague(services, id)
      : await matchOf(services, id ?? ofMarket)
  const shown =
    kind === 'league-table'
      ? loadTable(services, match.id)
      : queryClient.query(marketsQuery(services, match.id))
  await Promise.all([...site, shown])
  const asked: Asked =
    market === undefined
      ? { kind: kind as 'match-strip' }
      : { kind: 'market', marketId: Number(market) }
  return { asked, match }
}

async function matchOf(services: PageData, id: string | undefined): Promise<Match> {
  if (id === undefined) throw notFound()
  try {
    return await services.queryClient.query(matchQuery(services, id))
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
}

async function matchOfLeague(services: PageData, id: string): Promise<Match> {
  const { data } = await services.queryClient.query(
    matchesQuery(services, { tournamentId: [id], limit: 1 }),
  )
  const [match] = data
  if (match === undefined) throw notFound()
  return match
}

/** Without the site around it; live, and with the player's slip and session behind it. */
export function WidgetPage() {
  const { asked, match } = useLoaderData({ from: '/{-$locale}_/sports/widgets/$' })
  return (
    <LiveRoot>
      <FormattingProvider>
        <PlayerRoot />
        <main>
          <Shown asked={asked} match={match} />
        </main>
        <AlertRegion />
        <SiteHostBridge />
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
    case 'league-table':
      return <TableWidget match={match} />
    case 'market':
      return <MarketWidget match={match} marketId={asked.marketId} />
  }
}
