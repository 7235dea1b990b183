/** How often a league plays and how long ahead it publishes, in minutes. */
export type Rhythm = { every: number; ahead: number }

const HOUR = 60
const WEEK = 7 * 24 * HOUR

/** A few matches a day, a week ahead. */
const WEEKLY: Rhythm = { every: 6 * HOUR, ahead: WEEK }
const SIDE: Rhythm = { every: 12 * HOUR, ahead: WEEK }
/** Round the clock, so that something is always in play. */
const flow = (every: number): Rhythm => ({ every, ahead: 8 * HOUR })

export type LeagueSpec = {
  sportKey: string
  /** Null: players and teams of all countries meet. */
  country: string | null
  /** In English. */
  name: string
  /** Of its name, where other languages call it differently. */
  key?: string
  rhythm: Rhythm
  /** Scales how far apart the competitors are. */
  spread: number
  /** 1: every match has the full offer. */
  rank?: 1
  /** Whether who wins the season can be bet on; so it can in every league of the first rank. */
  season?: boolean
}

const league = (
  sportKey: string,
  country: string | null,
  name: string,
  rhythm: Rhythm,
  spread = 1,
): LeagueSpec => ({
  sportKey,
  country,
  name,
  rhythm,
  spread,
})

/** A league whose winner can be bet on. */
const contest = (...of: Parameters<typeof league>): LeagueSpec => ({
  ...league(...of),
  season: true,
})

const FOOTBALL_FLOW: readonly (readonly [string, string])[] = [
  ['DE', '2. Nationalliga'],
  ['GB-ENG', 'League Two North'],
  ['ES', 'Segunda Nacional'],
  ['IT', 'Serie Cadetta'],
  ['FR', 'Division 2'],
  ['NL', 'Eerste Klasse'],
  ['PT', 'Liga Atlântica'],
  ['BE', 'Eerste Liga'],
  ['AT', 'Alpenliga'],
  ['CH', 'Seenliga'],
  ['PL', 'Liga Krajowa'],
  ['CZ', 'Národní Liga'],
  ['SE', 'Riksligan'],
  ['NO', 'Fjordligaen'],
  ['DK', 'Øreligaen'],
  ['GR', 'Ethniki Liga'],
  ['TR', 'Milli Lig'],
  ['US', 'Continental League'],
  ['BR', 'Liga Nacional'],
  ['AR', 'Liga Federal'],
]

const topLeague = (country: string, name: string, spread: number): LeagueSpec => ({
  ...league('soccer', country, name, WEEKLY, spread),
  rank: 1,
})

const FOOTBALL: readonly LeagueSpec[] = [
  topLeague('DE', 'Nationalliga', 1.2),
  topLeague('GB-ENG', 'First League', 1.2),
  topLeague('ES', 'Liga Nacional', 1.3),
  topLeague('IT', 'Serie Nazionale', 1.1),
  ...FOOTBALL_FLOW.map(([country, name]) => league('soccer', country, name, flow(80))),
]

const TENNIS: readonly LeagueSpec[] = [
  contest('tennis', null, 'Masters Tour Wien', WEEKLY),
  contest('tennis', null, 'Grand Cup Melbourne', WEEKLY, 1.2),
  ...[
    'Challenger Lyon',
    'Challenger Porto',
    'Challenger Prag',
    'Open Series Rosario',
    'Open Series Osaka',
    'Open Series Denver',
  ].map((name) => league('tennis', null, name, flow(40))),
]

const BASKETBALL: readonly LeagueSpec[] = [
  {
    ...contest('basketball', null, 'Continental Cup', WEEKLY),
    key: 'tournament.continental-cup',
  },
  contest('basketball', 'ES', 'Liga Canasta', WEEKLY),
  ...(
    [
      ['US', 'Coast League'],
      ['IT', 'Lega Canestro'],
      ['FR', 'Division Pro'],
      ['GR', 'Basket League'],
      ['TR', 'Basketbol Ligi'],
      ['DE', 'Korbliga'],
      ['AU', 'Southern League'],
      ['JP', 'J Hoops'],
    ] as const
  ).map(([country, name]) => league('basketball', country, name, flow(80))),
]

const HOCKEY: readonly LeagueSpec[] = [
  contest('ice-hockey', 'CA', 'Northern League', WEEKLY),
  contest('ice-hockey', 'SE', 'Isligan', WEEKLY),
  ...(
    [
      ['FI', 'Jääliiga'],
      ['CZ', 'Ledová Liga'],
      ['CH', 'Eisliga'],
      ['DE', 'Eisliga Nord'],
      ['US', 'Atlantic League'],
      ['AT', 'Alpen Eisliga'],
    ] as const
  ).map(([country, name]) => league('ice-hockey', country, name, flow(90))),
]

const OTHERS: readonly LeagueSpec[] = [
  contest('volleyball', 'IT', 'Serie Volley', SIDE),
  league('volleyball', 'PL', 'Liga Siatki', SIDE),
  contest('handball', 'DE', 'Handballliga', SIDE),
  league('handball', 'DK', 'Håndboldligaen', SIDE),
  contest('baseball', 'US', 'Heartland League', SIDE),
  league('baseball', 'JP', 'Diamond League', SIDE),
  contest('cricket', 'IN', 'Metro T20', SIDE),
  league('cricket', 'AU', 'Coastal T20', SIDE),
  contest('american-football', 'US', 'Gridiron League', SIDE),
  league('table-tennis', null, 'Table Series', SIDE),
  contest('table-tennis', null, 'Masters Cup', SIDE),
  contest('darts', null, 'Oche Tour', SIDE),
  contest('rugby', 'FR', 'Division Ovale', SIDE),
  league('rugby', 'GB-ENG', 'Union League', SIDE),
  contest('counter-strike', null, 'Clutch League', SIDE),
  league('counter-strike', null, 'Frag Masters', SIDE),
  contest('dota-2', null, 'Ancient League', SIDE),
  contest('league-of-legends', null, 'Rift Masters', SIDE),
]

/** So that something of every sport is in play at any hour. */
const ROUND_THE_CLOCK: readonly LeagueSpec[] = [
  league('volleyball', 'BR', 'Superliga Volei', flow(50)),
  league('handball', 'FR', 'Division Handball', flow(50)),
  league('baseball', 'US', 'Prairie League', flow(90)),
  league('cricket', 'GB-ENG', 'County T20', flow(105)),
  league('american-football', 'US', 'Gridiron League West', flow(105)),
  league('table-tennis', null, 'Table Series Challenge', flow(20)),
  league('darts', null, 'Oche Tour Challenge', flow(30)),
  league('rugby', 'AU', 'Southern Union', flow(60)),
  league('counter-strike', null, 'Clutch League Challenger', flow(60)),
]

export const LEAGUES: readonly LeagueSpec[] = [
  ...FOOTBALL,
  ...TENNIS,
  ...BASKETBALL,
  ...HOCKEY,
  ...OTHERS,
  ...ROUND_THE_CLOCK,
]
