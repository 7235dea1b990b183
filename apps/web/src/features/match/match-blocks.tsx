import { useQueries, useSuspenseQueries } from '@tanstack/react-query'
import { MATCH_STATUS, type Match, type PageBlockOf } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useLiveMatches } from '../../data/live/use-follow.ts'
import type { PageData } from '../../data/page-data.ts'
import { marketsQuery, matchesQuery, type CatalogueFilters } from '../../data/queries/catalogue.ts'
import { predictionsQuery } from '../../data/queries/predictions.ts'
import { askMatchInfoTexts } from '../../i18n/match-info-texts.tsx'
import { prizesMessages } from '../../i18n/prizes-texts.tsx'
import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import { useSession } from '../../player/session/use-session.ts'
import { PanelColumns } from './board/panel-columns.tsx'
import { useFolds } from './board/use-folds.ts'
import styles from './match-blocks.module.css'
import { marketPanels } from './markets/market-panels.ts'
import { useMatchMarkets } from './markets/use-match-markets.ts'
import { PredictionBlock } from './prediction/prediction-block.tsx'
import {
  formQuery,
  headToHeadQuery,
  standingsQuery,
  statisticsQuery,
} from './statistics/queries.ts'
import { factsOf } from './statistics/about-match.tsx'
import { StatisticsTab } from './statistics/statistics-tab.tsx'

/** As a list, so that a match which is not there is an empty one. */
const only = (id: string): CatalogueFilters => ({ id: [id], limit: 1 })

async function readMatch(services: PageData, id: string): Promise<Match | undefined> {
  return (await services.queryClient.query(matchesQuery(services, only(id)))).data[0]
}

function useMatchOf(id: string): Match | undefined {
  return useLiveMatches(only(id))[0]
}

/** Where a block about a match leads. */
function linkOf(match: Match) {
  return { href: `/sports/${match.sport.key}/${match.slug}-m${match.id}`, label: null }
}

function useMatchName(match: Match): string {
  const t = useTranslations('words')
  if (match.outright !== null) return `${match.tournament.name} · ${match.outright.name}`
  return t('vs', { home: match.home.name, away: match.away.name })
}

/** BLOCK-06: markets of one match, as on its page. */
export const eventMarkets: BlockKind<'event_markets'> = {
  Block: EventMarkets,
  async read(services, { matchId }) {
    if ((await readMatch(services, matchId)) === undefined) return
    await services.queryClient.query(marketsQuery(services, matchId))
  },
}

function EventMarkets({ block }: BlockProps<'event_markets'>) {
  const match = useMatchOf(block.matchId)
  return match === undefined ? null : <Markets block={block} match={match} />
}

function Markets({ block, match }: BlockProps<'event_markets'> & { match: Match }) {
  const { control } = useFolds()
  const name = useMatchName(match)
  const { marketIds, limit } = block
  const panels = marketPanels(useMatchMarkets(match.id))
    .filter(({ markets: [first] }) => {
      const id = first?.market.id
      return marketIds.length === 0 || (id !== undefined && marketIds.includes(id))
    })
    .slice(0, limit)
  if (panels.length === 0) return null
  return (
    <BlockSection block={{ ...block, link: block.link ?? linkOf(match) }} title={name}>
      <PanelColumns match={match} panels={panels} folds={control} />
    </BlockSection>
  )
}

/** BLOCK-07: numbers, form, meetings and the table of one match. */
export const eventStats: BlockKind<'event_stats'> = {
  Block: EventStats,
  async read(services, { matchId }) {
    const { queryClient, page } = services
    const match = await readMatch(services, matchId)
    if (match === undefined) return
    await Promise.all([
      askMatchInfoTexts(page),
      ...statisticsOf(services, match).map((query) => queryClient.query(query as never)),
    ])
  },
}

function statisticsOf(services: PageData, { id, status }: Match) {
  return [
    statisticsQuery(services, id, status === MATCH_STATUS.live),
    formQuery(services, id),
    headToHeadQuery(services, id),
    standingsQuery(services, id),
  ] as const
}

function EventStats({ block }: BlockProps<'event_stats'>) {
  const match = useMatchOf(block.matchId)
  return match === undefined ? null : <Statistics block={block} match={match} />
}

function Statistics({ block, match }: BlockProps<'event_stats'> & { match: Match }) {
  const name = useMatchName(match)
  const [numbers, form, meetings, table] = useSuspenseQueries({
    queries: [...statisticsOf(useServices(), match)],
  })
  const hasNumbers =
    match.status !== MATCH_STATUS.prematch && (numbers.data.numbers?.length ?? 0) > 0
  const past = form.data.home.length + form.data.away.length + meetings.data.matches.length
  const facts = factsOf(numbers.data.about ?? {}, match).length
  if (!hasNumbers && past + facts + table.data.rows.length === 0) return null
  return (
    <BlockSection block={{ ...block, link: block.link ?? linkOf(match) }} title={name}>
      <StatisticsTab match={match} />
    </BlockSection>
  )
}

/** BLOCK-23: what players think of a match, or of the most important ones to come. */
export const prediction: BlockKind<'prediction'> = {
  Block: Predictions,
  async read(services, block) {
    const { queryClient, page } = services
    const { data } = await queryClient.query(matchesQuery(services, predicted(block)))
    await Promise.all([
      prizesMessages(page),
      ...data.map(({ id }) => queryClient.query(predictionsQuery(services, id, null))),
    ])
  },
}

function predicted({ matchId, limit }: PageBlockOf<'prediction'>): CatalogueFilters {
  if (matchId !== null) return only(matchId)
  const matchStatus = [MATCH_STATUS.prematch]
  return { type: ['match'], matchStatus, sortBy: 'priority:desc', bettable: true, limit }
}

function Predictions({ block }: BlockProps<'prediction'>) {
  const services = useServices()
  const matches = useLiveMatches(predicted(block))
  const player = useSession((state) => state.profile?.id ?? null)
  const asked = useQueries({
    queries: matches.map(({ id }) => predictionsQuery(services, id, player)),
  })
  const open = matches.filter((_, place) => (asked[place]?.data?.length ?? 0) > 0)
  if (open.length === 0) return null
  return (
    <BlockSection block={block}>
      {open.map((match) => (
        <div key={match.id}>
          <MatchLine match={match} />
          <PredictionBlock match={match} />
        </div>
      ))}
    </BlockSection>
  )
}

/** Which match the vote below is on. */
function MatchLine({ match }: { match: Match }) {
  const { href } = linkOf(match)
  return (
    <SiteLink href={href} className={styles['match']}>
      <bdi>{useMatchName(match)}</bdi>
    </SiteLink>
  )
}
