import type {
  MARKET_STATUS,
  MarketStatus,
  MatchStatus,
  Odds,
  PlaceTerms,
  RaceReturn,
} from '@touchline/betting'

import type { LocalText } from '../texts/local-text.ts'

/** `house`: what is drawn here. */
export type ProviderId = 'simulator' | 'fixtures' | 'house'

/** Of a market with two or three outcomes, its number of them; a list shows its best balanced line. */
export type ListedMarket = { id: number; outcomes: number }

export type CatalogueSport = {
  key: string
  /** `sr:sport:<id>` */
  urnId: string
  id: number
  name: LocalText
  type: 'sport' | 'cybersport' | 'horse_racing'
  /** Lower comes first. */
  priority: number
  mainMarketId: number
  mainMarketOutcomes: number
  secondaryMarketId: number | null
  secondaryMarketOutcomes: number
  /** What lists can show besides those two. */
  furtherMarkets: readonly ListedMarket[]
  /** Whether this sport has matches in play. */
  live: boolean
}

export type CatalogueCategory = {
  id: number
  urnId: string
  sportKey: string
  name: LocalText
  /** ISO 3166 alpha-2 (or GB-ENG …), null for international categories. */
  countryCode: string | null
  priority: number
}

export type CatalogueTournament = {
  id: number
  urnId: string
  sportKey: string
  categoryId: number
  name: LocalText
  /** Lower comes first. */
  priority: number
  /** By language, where its players care for the league more, or less, than others do. */
  priorityIn?: { readonly [language: string]: number }
}

export type CatalogueMessage = {
  kind: 'catalogue'
  sports: readonly CatalogueSport[]
  categories: readonly CatalogueCategory[]
  tournaments: readonly CatalogueTournament[]
}

export type Competitor = {
  id: number
  name: string
  /** At most three letters. */
  abbreviation: string
  countryCode?: string
  /** Absolute address of the team's picture, on one of IMAGE_HOSTS. */
  logo?: string
  /** Number of the kit, another one for each in a league: see `kits.ts`. */
  kit?: number
}

/** An event that is no match: the end of a season. */
export type OutrightFacts = {
  name: LocalText
  /** Outcomes are `sr:competitor:<id>`. */
  competitors: readonly Competitor[]
  /** Wall clock, milliseconds since 1970. */
  beginsAt: number
  endsAt: number
}

/** A runner as the card has it. */
export type RaceRunner = {
  competitorId: number
  /** On its cloth. */
  number: number
  /** Stall, from 1. */
  draw: number
  /** Years. */
  age: number
  /** Half kilograms. */
  weight: number
  jockey: string
  trainer: string
  /** Its last places, the latest at the end: `1`–`9`, `0` further back, `-` did not finish. */
  form: string
  /** Which colours its rider wears. */
  silks: number
  /** The win price at which it was taken out of the race; null for one that runs. */
  withdrawn: Odds | null
}

/** What is known of a race before it; runners in the order of the outright's competitors. */
export type RaceFacts = {
  /** Within its meeting, from 1. */
  number: number
  /** Metres. */
  distance: number
  surface: 'turf' | 'all_weather'
  /** A stable word: `good_to_soft`. */
  going: string
  isHandicap: boolean
  /** Euros for the winner's owner. */
  prize: number
  /** As the field stands now; null where bets are on the winner alone. */
  terms: PlaceTerms | null
  runners: readonly RaceRunner[]
}

export type FixtureMessage = {
  kind: 'fixture'
  /** Decimal digits. */
  id: string
  /** `sr:match:<id>` */
  urnId: string
  provider: ProviderId
  sportKey: string
  tournamentId: number
  home: Competitor
  away: Competitor
  /** Wall clock, milliseconds since 1970. */
  startTime: number
  venue: string | null
  city: string | null
  status: MatchStatus
  hasVideo: boolean
  /** Absent for a match. `home` is the league then, and `away` the season. */
  outright?: OutrightFacts
  /** Absent for everything but a race, which is an outright on its runners. */
  race?: RaceFacts
}

/**
 * What may become of a stake, as the unified odds feed's additional probabilities tell it: plain
 * chances, 0..1. They stand where the stake can come back; what is missing cannot happen, and the
 * rest is the chance that all is lost.
 */
export type StakeChances = {
  win?: number | undefined
  /** Half of the stake wins, the other half comes back. */
  halfWin?: number | undefined
  /** The whole stake comes back. */
  refund?: number | undefined
  /** Half of the stake comes back. */
  halfLose?: number | undefined
}

export type FeedOutcome = StakeChances & {
  id: string
  active: boolean
  /** Thousandths: 1850 = 1.85. */
  odds: Odds
  /**
   * The inverse of the fair price, 0..1: the chance of winning, given that the stake is not returned.
   * The plain chance of winning is `win` where that is told.
   */
  probability: number
}

export type FeedMarket = {
  marketId: number
  /** `total=2.5`, several joined by `|`, or '' when there is none. */
  specifier: string
  status: MarketStatus
  /** Only where we have no texts for it. */
  name?: LocalText | undefined
  groups: readonly string[]
  priority: number
  /** The line of this market whose prices are closest together. */
  mostBalanced?: boolean
  /** Wall clock in milliseconds: no bets on this market after this moment. */
  nextBetStop?: number
  /** Markets of one match that share a group can stand together in a custom bet. */
  customBetGroups?: readonly string[]
  /** Empty when the message changes the status alone. */
  outcomes: readonly FeedOutcome[]
}

export type OddsChangeMessage = {
  kind: 'odds_change'
  matchId: string
  /** Wall clock, milliseconds. */
  at: number
  /** Grows with every message of this match, also over restarts. */
  seq: number
  /** Only markets that changed. */
  markets: readonly FeedMarket[]
}

export type BetStopMessage = {
  kind: 'bet_stop'
  matchId: string
  at: number
  seq: number
  /** Groups of markets concerned; `all` is every market. */
  groups: readonly string[]
  status: typeof MARKET_STATUS.suspended | typeof MARKET_STATUS.inactive
}

export type MatchClock = {
  /** Seconds of play. */
  matchTime: number
  stoppageTime?: number
  /** Seconds left in the match (football) or in the period (basketball, hockey). */
  remainingTime?: number
  stopped: boolean
  /** Feed seconds that pass per wall second. */
  speed: number
  /** Wall clock in milliseconds at which `matchTime` held. */
  updatedAt: number
}

export type Score = { home: number; away: number }

/** What followers of a sport look at beside its score; only what the sport has. */
export type Situation = {
  /** Cricket: overs and balls bowled to either side, `12.3` for twelve overs and three balls. */
  overs?: { home: string; away: string }
  /** Cricket: what the second side still needs. */
  chase?: { runs: number; balls: number }
  /** Baseball. */
  outs?: number
  /** Baseball: whether first, second and third base are taken. */
  bases?: readonly boolean[]
  hits?: Score
  errors?: Score
  /** Tennis: what the next point may decide, and for whom. */
  point?: { kind: 'break' | 'set' | 'match'; side: 1 | 2 }
  /** A race: how far each runner of the card has come, in thousandths of the distance. */
  running?: readonly number[]
  /** A race that is over: the places, 0 for one that did not run; and the prices at the off. */
  finish?: readonly number[]
  startingPrices?: readonly number[]
}

export type PeriodScore = Score & {
  number: number
  /** Stable word, e.g. `1st_half`, `set_2`, `quarter_3`, `overtime`. */
  key: string
  type: 'regular' | 'overtime' | 'penalties'
}

/** What markets count beside the score, a letter for each in order: `h` home, `a` away. */
export type Tally = {
  goals: string
  /** A text for each half that has begun. */
  corners: string[]
  cards: string[]
  /** Outcome of the scorer markets for each goal. */
  scorers?: string[]
}

/** One thing that happened, where it did, and when. */
export type FeedPlay = {
  /** The same for one play however often it is told. */
  id: string
  /** A stable word: `goal`, `corners`, `three_points`. */
  kind: string
  side: 1 | 2
  count: number
  /** Where in a match without a clock: `set_2`, `top_3`, in cricket the ball: `over_12.3`. */
  stage?: string
  /** How it stood after it, of the set or the map where there are some; none where it changed nothing. */
  score?: Score
  /** Of the match clock; where there is none, since the match began. */
  minute: number
  /** Minutes past the regular end of the period. */
  added: number | null
  /** In a box of 100 by 56 on which the home side plays to the right. */
  spot: { x: number; y: number } | null
}

export type PlayStory = {
  /** Newest first. */
  plays: readonly FeedPlay[]
  /** Of the last ten minutes, oldest first: from -100, the away side alone, to 100, the home side. */
  momentum: readonly number[]
}

export type MatchStateMessage = {
  kind: 'match_state'
  matchId: string
  at: number
  seq: number
  status: MatchStatus
  /** Where the match is: `not_started`, `1st_half`, `half_time`, `set_2`, `overtime`, `ended` … */
  stage: string
  clock: MatchClock | null
  score: Score
  /** Tennis: points in the current game (0, 15, 30, 40, 50 = advantage; counted in a tie-break). */
  gameScore?: Score
  periodScores: readonly PeriodScore[]
  currentServer?: 1 | 2
  situation?: Situation
  maxPeriodNumber: number
  /** e.g. corners, yellow_cards, red_cards, aces. */
  stats: Readonly<Record<string, Score>>
  tally?: Tally
  /** The last plays, where somebody tells them. */
  story?: PlayStory
}

export type SettledOutcome = {
  id: string
  /** 1 won, 0 lost, -1 not decided yet. A void outcome is `result: 0, voidFactor: 1`. */
  result: 0 | 1 | -1
  /** Share of the stake that is returned. */
  voidFactor: 0 | 0.5 | 1
  /** Share of a winning stake that wins, (0, 1]. */
  deadHeatFactor?: number
  /** Of a runner that won or was placed, in place of the dead-heat factor. */
  race?: RaceReturn
}

export type SettledMarket = {
  marketId: number
  specifier: string
  outcomes: readonly SettledOutcome[]
}

export type BetSettlementMessage = {
  kind: 'bet_settlement'
  matchId: string
  at: number
  seq: number
  /** 1 seen live, 2 confirmed. */
  certainty: 1 | 2
  markets: readonly SettledMarket[]
}

/** Results that were wrong: bets on these markets are open again until others come. */
export type RollbackBetSettlementMessage = {
  kind: 'rollback_bet_settlement'
  matchId: string
  at: number
  seq: number
  markets: readonly NamedMarket[]
}

export type NamedMarket = { marketId: number; specifier: string }

/** Wall clock, milliseconds; an end that is missing is open. */
export type BetWindow = {
  /** Bets that were taken then or later. */
  from?: number
  /** Bets that were taken before. */
  until?: number
}

/**
 * With a window it is for the bets of that time, and the market goes on. Without one bets to come are
 * void too, until the cancellation is taken back.
 */
export type BetCancelMessage = BetWindow & {
  kind: 'bet_cancel'
  matchId: string
  at: number
  seq: number
  /** Empty: every market of the match; of an abandoned one those alone that nothing had decided. */
  markets: readonly NamedMarket[]
  reason: 'postponed' | 'walkover' | 'abandoned' | 'not_covered'
}

/** Takes back a cancellation of the same markets and window; without a window all that there were. */
export type RollbackBetCancelMessage = BetWindow & {
  kind: 'rollback_bet_cancel'
  matchId: string
  at: number
  seq: number
  /** Empty: the cancellation of the whole match, not those of single markets. */
  markets: readonly NamedMarket[]
}

export type AliveMessage = {
  kind: 'alive'
  provider: ProviderId
  at: number
  /** Matches whose prices the provider vouches for at this moment. */
  matchIds: readonly string[]
  /**
   * Results of its matches that kicked off before are no longer shown, wall clock in milliseconds;
   * a feed whose time runs faster than the wall's says so. A week when absent.
   */
  resultsFrom?: number
}

export type ProviderStatusMessage = {
  kind: 'provider_status'
  provider: ProviderId
  at: number
  status: 'active' | 'inactive'
}

export type FeedMessage =
  | CatalogueMessage
  | FixtureMessage
  | OddsChangeMessage
  | BetStopMessage
  | MatchStateMessage
  | BetSettlementMessage
  | RollbackBetSettlementMessage
  | BetCancelMessage
  | RollbackBetCancelMessage
  | AliveMessage
  | ProviderStatusMessage
