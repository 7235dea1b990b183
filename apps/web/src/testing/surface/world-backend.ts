import { subtractAmounts, amountOf } from '@touchline/betting'
import {
  channels,
  type Market,
  type MarketChange,
  type Match,
  type PlacedBet,
  type Placement,
} from '@touchline/contract'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { noBonuses } from '../bonuses.ts'
import { refusal, type Answers } from '../fake-api.ts'
import { aPlacedBet, aPlacedLeg } from '../placed-bets.ts'
import { aSystem } from '../system-settings.ts'
import { category, smallWorld, sport, tournament, worldSettings } from './small-world.ts'

/** A list with the position of its channel, from where pushed changes go on. */
export function listed<Item>(data: readonly Item[], channel = '', offset = 0) {
  return {
    data: [...data],
    meta: {
      pagination: { total: data.length, page: 1, limit: 500, lastPage: 1 },
      stream: { channel, epoch: 'first', offset },
    },
  }
}

/**
 * A backend of a few matches and of one player, who has EUR 1,000 and whose bets it keeps.
 * @param locale that the window is in
 * @param top offset of the last event of a channel
 */
export function createWorld(isSignedIn: boolean, locale: () => string, top: Top) {
  let matches = smallWorld
  const find = (id: string | undefined) => {
    const found = matches.find((match) => match.id === id)
    if (found === undefined) throw refusal(404)
    return found
  }
  const inChannel: InChannel = (data, channelIn) => {
    const channel = channelIn(locale())
    return listed(data, channel, top(channel))
  }
  const { player, answers } = onePlayer(isSignedIn, find)
  return {
    player,
    answers: { ...catalogue(() => matches, find, inChannel), ...answers },
    /** Answers are of this price from now on. */
    keep: (change: MarketChange) => {
      matches = matches.map((match) => {
        const { mainMarket } = match
        const isThis = mainMarket?.matchId === change.matchId && mainMarket.id === change.id
        return isThis ? { ...match, mainMarket: changed(mainMarket, change) } : match
      })
    },
  }
}

type Find = (id: string | undefined) => Match
type Top = (channel: string) => number
type InChannel = <Item>(
  data: readonly Item[],
  channel: (locale: string) => string,
) => ReturnType<typeof listed<Item>>

function catalogue(matches: () => readonly Match[], find: Find, inChannel: InChannel): Answers {
  return {
    getSystemSettings: () => ({ data: aSystem() }),
    getStatus: () => ({ data: { ready: true } }),
    listSports: () => listed([sport]),
    listCategories: () => listed([category]),
    getCategory: () => ({ data: category }),
    listTournaments: () => listed([tournament]),
    getTournament: () => ({ data: tournament }),
    listMatches: ({ query = {} }) => {
      const { id, matchStatus } = query
      const fits = (match: Match) =>
        (id?.includes(match.id) ?? true) && (matchStatus?.includes(match.status) ?? true)
      return inChannel(matches().filter(fits), channels.updates)
    },
    getMatch: ({ params }) => ({ data: find(params?.['id']) }),
    listMarkets: ({ params }) => {
      const { id, mainMarket } = find(params?.['id'])
      return inChannel(mainMarket === null ? [] : [mainMarket], (locale) =>
        channels.match(locale, id),
      )
    },
    getListMarkets: () => listed([]),
    listPredictions: () => ({ data: [] }),
    listReadyBuilders: () => ({ data: [] }),
    listPopularBets: () => ({
      data: [],
      meta: { basis: 'bets', hours: 6, stream: { channel: '', epoch: 'first', offset: 0 } },
    }),
    countMatches: () => ({
      data: { live: 0, sports: { soccer: { live: 0, total: 4 } }, categories: {}, tournaments: {} },
    }),
    getPushToken: () => ({ data: { token: 'push' } }),
    authorizeChannels: ({ body }) => ({
      data: {
        channels: Object.fromEntries((body?.channels ?? []).map((name) => [name, { token: 'c' }])),
      },
    }),
  }
}

function onePlayer(isSignedIn: boolean, find: Find) {
  const player = {
    isSignedIn,
    settings: { ...worldSettings },
    balance: amountOf(100_000n),
    bets: [] as PlacedBet[],
  }
  const whoever = <Value>(value: Value): Value => {
    if (!player.isSignedIn) throw refusal(401)
    return value
  }
  const kindOf = ({ systemId, selections }: Placement['bets'][number]) =>
    systemId !== undefined ? 'system' : selections.length > 1 ? 'combo' : 'single'
  function place({ meta, bets }: Placement): PlacedBet[] {
    const placed = bets.map((bet, index) =>
      aPlacedBet({
        id: String(player.bets.length + index + 1),
        ref: `TL-${player.bets.length + index + 1}`,
        type: meta.type === 'mixed' ? kindOf(bet) : meta.type,
        stake: bet.stake.value,
        currency: bet.stake.currency,
        selections: bet.selections.map((selection) => legOf(find(selection.matchId), selection)),
      }),
    )
    player.bets = [...placed, ...player.bets]
    for (const { stake } of placed) player.balance = subtractAmounts(player.balance, stake)
    return placed
  }
  const answers: Answers = {
    getPlayer: () => whoever({ data: aPlayer() }),
    getSettings: () => ({ data: player.settings }),
    saveSettings({ body = {} }) {
      const { autoAcceptOddsChange, stakes, oddsType: activeOddsType } = body
      const said = { autoAcceptOddsChange, stakes, activeOddsType }
      for (const [key, value] of Object.entries(said)) {
        if (value !== undefined) Object.assign(player.settings, { [key]: value })
      }
      return whoever({ data: player.settings })
    },
    startSportsbookSession: () =>
      whoever({ data: { startedAt: new Date().toISOString(), endsAt: null } }),
    listLimits: () => whoever({ data: [] }),
    getSafetyQuestion: () => whoever({ data: { question: null } }),
    getGuardRails: () => ({
      data: {
        rails: { pause: null, noLive: null, calm: false },
        held: { pauseUntil: null, noLiveUntil: null, playUntil: null, changesAt: null },
        wanted: null,
        confirmFrom: null,
        confirmUntil: null,
      },
    }),
    listAccounts: () =>
      whoever({ data: [{ currency: 'EUR', balance: player.balance, active: true }] }),
    getCompPoints: () => whoever({ data: { persistent: 0, current: 0 } }),
    listStatusGroups: () => whoever({ data: [] }),
    countNotifications: () => whoever({ data: { notifications: 0 } }),
    listNotifications: () => whoever(listed([])),
    listBonuses: () => whoever(listed([])),
    listBets: () => whoever(listed(player.bets)),
    placeBets: ({ body }) => whoever({ data: body === undefined ? [] : place(body) }),
    listFavourites: () => whoever({ data: { type: 'matches', favoriteIds: [] } }),
    getMaxStake: ({ body }) => ({
      data: (body?.bets ?? []).map(() => ({
        minStake: { value: amountOf(50n), currency: 'EUR' },
        maxStake: { value: amountOf(50_000n), currency: 'EUR' },
        maxPayout: { value: amountOf(25_000_000n), currency: 'EUR' },
      })),
    }),
    listSlipBonuses: ({ body }) => ({ data: (body?.bets ?? []).map(() => noBonuses) }),
    signIn() {
      player.isSignedIn = true
      return { data: { player: aPlayer(), token: null } }
    },
    signOut() {
      player.isSignedIn = false
      return undefined
    },
  }
  return { player, answers }
}

function changed(market: Market, { status, outcomes }: MarketChange): Market {
  const news = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  return {
    ...market,
    status,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, ...news.get(outcome.id) })),
  }
}

type Asked = Placement['bets'][number]['selections'][number]

function legOf({ id, slug, home, away, tournament: league, startTime }: Match, asked: Asked) {
  const { marketId, specifier, outcomeId, odds } = asked
  return aPlacedLeg({
    id: `${id}:${marketId}:${specifier}:${outcomeId}`,
    outcome: { id: outcomeId, name: home.name },
    odds,
    specifier,
    match: {
      id,
      slug,
      sportKey: 'soccer',
      name: `${home.name} – ${away.name}`,
      home: home.name,
      away: away.name,
      leagueName: league.name,
      startTime,
      status: 0,
      score: null,
    },
  })
}
