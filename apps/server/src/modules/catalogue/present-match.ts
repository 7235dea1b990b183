import type { GameScore, Match, MatchState } from '@touchline/contract'
import { isOver, MATCH_STATUS } from '@touchline/betting'
import { isCutShort, isUnplayed, retiredSide } from '../../feed/book/book.ts'
import type { Book, BookMatch, BookState } from '../../feed/book/book.ts'
import type { Competitor, Situation } from '../../feed/messages.ts'
import { textIn } from '../../texts/local-text.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { presentMarket } from '../markets/present-market.ts'
import { slugify } from '../markets/slug.ts'
import { categoryReference, sportReference, tournamentReference } from './present-tree.ts'
import { namePart, nameStage } from './stage-names.ts'
import { chosenMarkets, isShown, rowMarketIds, topMarkets } from './top-markets.ts'

/** @param marketIds of the sport's list markets to give besides the main and the secondary one */
export function presentMatch(
  book: Book,
  match: BookMatch,
  locale: LocaleCode,
  marketIds?: readonly number[],
): Match {
  const tournament = book.tournament(match.tournamentId)
  const { main, secondary, spare } = topMarkets(book, match)
  const { id, ...live } = presentMatchState(book, match, locale)
  return {
    id,
    ...live,
    urnId: match.urnId,
    slug: slugify(`${match.home.name} ${match.away.name}`),
    type: match.race !== undefined ? 'stage' : match.outright === undefined ? 'match' : 'season',
    ...(match.state == null ? {} : presentEnd(match.state)),
    outright: presentOutright(match, locale),
    sport: sportReference(book, match.sportKey, locale),
    category: categoryReference(book, tournament?.categoryId, locale),
    tournament: tournamentReference(book, match.tournamentId, locale),
    home: presentCompetitor(match.home),
    away: presentCompetitor(match.away),
    stadium: match.venue,
    city: match.city,
    isLive: match.status === MATCH_STATUS.live,
    isFinished: isOver(match.status),
    startTime: new Date(match.startTime).toISOString(),
    maxPeriodNumber: match.state?.maxPeriodNumber ?? 0,
    topMarketsCount: [main, secondary].filter((market) => market !== undefined).length,
    mainMarket: main === undefined ? null : presentMarket(match, main, locale),
    secondaryMarket: secondary === undefined ? null : presentMarket(match, secondary, locale),
    ...(spare === undefined ? {} : { spareMarket: presentMarket(match, spare, locale) }),
    rowMarketIds: [...rowMarketIds(book, match, marketIds)],
    ...presentChosen(book, match, locale, marketIds),
    hasVideo: match.hasVideo,
    provider: match.provider,
  }
}

function presentEnd(state: BookState): Pick<Match, 'cutShort' | 'retired'> {
  if (!isCutShort(state)) return {}
  const retired = retiredSide(state)
  return { cutShort: true, ...(retired === undefined ? {} : { retired }) }
}

function presentChosen(
  book: Book,
  match: BookMatch,
  locale: LocaleCode,
  marketIds: readonly number[] | undefined,
): Pick<Match, 'chosenMarkets'> {
  if (marketIds === undefined) return {}
  const chosen = chosenMarkets(book, match, marketIds)
  return { chosenMarkets: chosen.map((market) => presentMarket(match, market, locale)) }
}

/** What changes about a match in play. */
export function presentMatchState(book: Book, match: BookMatch, locale: LocaleCode): MatchState {
  const { state } = match
  return {
    id: match.id,
    status: match.status,
    availableMarketsCount: book.markets(match.id).filter(isShown).length,
    stage: state === undefined || state === null ? null : nameStage(state, locale),
    clock: presentClock(state),
    totalScore: state == null || isUnplayed(state) ? null : state.score,
    gameScore: state?.gameScore == null ? null : presentGameScore(state.gameScore, match.sportKey),
    periodScores: (state?.periodScores ?? []).map((period) => ({
      ...period,
      name: namePart(period.key, locale),
    })),
    currentServer: SERVERS[state?.currentServer ?? 0] ?? null,
    situation: presentSituation(state?.situation ?? null),
    redCards: state?.stats['red_cards'] ?? null,
    ...(state?.tally == null ? {} : { tally: state.tally }),
  }
}

function presentOutright({ outright }: BookMatch, locale: LocaleCode): Match['outright'] {
  if (outright === undefined) return null
  return {
    name: textIn(outright.name, locale),
    competitors: outright.competitors.map(presentCompetitor),
    startDate: new Date(outright.beginsAt).toISOString(),
    endDate: new Date(outright.endsAt).toISOString(),
  }
}

function presentSituation(situation: Situation | null): MatchState['situation'] {
  if (situation === null) return null
  const { point, bases, running, finish: _finish, startingPrices: _prices, ...rest } = situation
  return {
    ...rest,
    ...(bases === undefined ? {} : { bases: [...bases] }),
    ...(running === undefined ? {} : { running: [...running] }),
    ...(point === undefined
      ? {}
      : { point: { kind: point.kind, side: point.side === 1 ? 'home' : 'away' } }),
  }
}

const SERVERS = [null, 'home', 'away'] as const

function presentClock(state: BookState | null): MatchState['clock'] {
  if (state?.clock == null) return null
  const { matchTime, stoppageTime, remainingTime, stopped, speed, updatedAt } = state.clock
  return {
    matchTime,
    stoppageTime: stoppageTime ?? null,
    remainingTime: remainingTime ?? null,
    stopped,
    speed,
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

/** The unified odds feed's number for advantage. */
const ADVANTAGE = 50

function presentGameScore(score: { home: number; away: number }, sportKey: string): GameScore {
  const called = (points: number) =>
    sportKey === 'tennis' && points === ADVANTAGE ? 'A' : String(points)
  return { home: called(score.home), away: called(score.away) }
}

function presentCompetitor(competitor: Competitor): Match['home'] {
  return {
    id: String(competitor.id),
    name: competitor.name,
    abbreviation: competitor.abbreviation,
    countryCode: competitor.countryCode ?? null,
    logo: competitor.logo ?? null,
    kit: competitor.kit ?? null,
  }
}
