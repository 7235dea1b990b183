import { slots, type Round } from '../calendar/rhythm.ts'
import {
  DAILY,
  LATE_SESSIONS,
  nights,
  ONE_SESSION,
  ONLINE,
  seriesWeek,
  SESSIONS,
  twoADay,
  weekend,
} from '../calendar/weeks.ts'
import { ZONE_OF } from '../calendar/zones.ts'
import { FIRST_FOOTBALL, FURTHER_FOOTBALL } from './football-leagues.ts'
import type { LeagueSpec } from './league-spec.ts'

const CLUBS = 12
const PLAYERS = 24
const DAY = 24
const WEEK = 7 * DAY

type Played = Pick<LeagueSpec, 'rhythm' | 'competitors'>

/** Twelve clubs. */
function clubs(zone: string, weeks: readonly (readonly Round[])[], ahead = 60): Played {
  return {
    competitors: CLUBS,
    rhythm: { zone, weeks, ahead },
  }
}

/** Twelve clubs of one country, by its clocks. */
function national(country: string, ...rounds: readonly Round[]): Played {
  return clubs(ZONE_OF[country] ?? 'UTC', [rounds])
}

/** The same for one round a week, told a week before. */
function weekly(country: string, round: Round): Played {
  return clubs(ZONE_OF[country] ?? 'UTC', [[round]], WEEK)
}

function keeping(
  zone: string,
  weeks: readonly (readonly Round[])[],
  ahead: number,
  competitors = PLAYERS,
): Played {
  return { competitors, rhythm: { zone, weeks, ahead, keepsTime: true } }
}

function league(
  sportKey: string,
  country: string | null,
  name: string,
  played: Played,
  spread = 1,
): LeagueSpec {
  return { sportKey, country, name, spread, ...played }
}

/** Series of three, as baseball is played. */
function inSeries(
  zone: string,
  evening: readonly [string, string],
  sunday: readonly [string, string],
): Played {
  return {
    competitors: CLUBS,
    rhythm: {
      zone,
      weeks: seriesWeek(evening, sunday),
      ahead: 3 * DAY,
      series: 3,
      keepsTime: true,
    },
  }
}

/** A league whose winner can be bet on. */
function contest(...of: Parameters<typeof league>): LeagueSpec {
  return {
    ...league(...of),
    season: true,
  }
}

const TENNIS: readonly LeagueSpec[] = [
  contest('tennis', null, 'Masters Tour Wien', keeping('Europe/Vienna', DAILY, 2 * DAY)),
  contest(
    'tennis',
    null,
    'Grand Cup Melbourne',
    keeping('Australia/Melbourne', DAILY, 2 * DAY),
    1.2,
  ),
  ...(
    [
      ['Challenger Lyon', 'Europe/Paris'],
      ['Challenger Porto', 'Europe/Lisbon'],
      ['Challenger Prag', 'Europe/Prague'],
      ['Open Series Rosario', 'America/Argentina/Buenos_Aires'],
      ['Open Series Osaka', 'Asia/Tokyo'],
      ['Open Series Denver', 'America/Denver'],
    ] as const
  ).map(([name, zone]) => league('tennis', null, name, keeping(zone, DAILY, 12))),
]

const BASKETBALL: readonly LeagueSpec[] = [
  {
    ...contest(
      'basketball',
      null,
      'Continental Cup',
      clubs('Europe/Paris', [
        [[...slots('Wed', '19:00 20:00 20:45'), ...slots('Thu', '19:00 20:00 20:45')]],
      ]),
    ),
    key: 'tournament.continental-cup',
  },
  contest(
    'basketball',
    'ES',
    'Liga Canasta',
    national('ES', weekend('18:00 20:30 20:45', '12:30 17:00 18:30')),
  ),
  league(
    'basketball',
    'US',
    'Coast League',
    national('US', ...nights('Mon Wed Fri Sat', '19:00', '22:00')),
  ),
  ...(
    [
      ['IT', 'Lega Canestro', 'Mon'],
      ['FR', 'Division Pro', 'Tue'],
      ['GR', 'Basket League', 'Wed'],
      ['TR', 'Basketbol Ligi', 'Thu'],
      ['DE', 'Korbliga', 'Wed'],
    ] as const
  ).map(([country, name, night]) =>
    league(
      'basketball',
      country,
      name,
      national(
        country,
        ...nights(night, '18:30', '20:45'),
        weekend('17:00 19:00 20:00', '15:00 17:00 18:30'),
      ),
    ),
  ),
  league(
    'basketball',
    'AU',
    'Southern League',
    national('AU', ...nights('Wed Fri Sat', '17:30', '20:30')),
  ),
  league(
    'basketball',
    'JP',
    'J Hoops',
    national('JP', ...nights('Wed', '17:00', '19:30'), ...nights('Sat Sun', '13:00', '17:30')),
  ),
]

const HOCKEY: readonly LeagueSpec[] = [
  contest(
    'ice-hockey',
    'CA',
    'Northern League',
    national('CA', ...nights('Tue Thu Sat', '19:00', '22:00')),
  ),
  contest(
    'ice-hockey',
    'SE',
    'Isligan',
    national('SE', ...nights('Tue Thu', '18:00', '19:15'), ...nights('Sat', '15:15', '18:00')),
  ),
  league(
    'ice-hockey',
    'FI',
    'Jääliiga',
    national('FI', ...nights('Tue', '18:00', '18:30'), ...nights('Sat', '17:00', '18:30')),
  ),
  ...(
    [
      ['CZ', 'Ledová Liga', 'Thu'],
      ['CH', 'Eisliga', 'Wed'],
      ['DE', 'Eisliga Nord', 'Fri'],
    ] as const
  ).map(([country, name, night]) =>
    league(
      'ice-hockey',
      country,
      name,
      national(country, ...nights(night, '19:00', '20:00'), ...nights('Sun', '14:00', '18:30')),
    ),
  ),
  league(
    'ice-hockey',
    'US',
    'Atlantic League',
    national('US', ...nights('Mon Wed Fri', '19:00', '22:30')),
  ),
  league(
    'ice-hockey',
    'AT',
    'Alpen Eisliga',
    national('AT', ...nights('Fri', '19:15', '19:30'), ...nights('Sun', '16:00', '17:30')),
  ),
]

const OTHERS: readonly LeagueSpec[] = [
  contest(
    'volleyball',
    'IT',
    'Serie Volley',
    national(
      'IT',
      ...nights('Wed', '18:00', '20:30'),
      weekend('18:00 20:30 20:30', '15:30 17:00 18:00'),
    ),
  ),
  league(
    'volleyball',
    'PL',
    'Liga Siatki',
    national('PL', ...nights('Fri', '17:30', '20:30'), ...nights('Mon', '17:30', '20:30')),
  ),
  contest(
    'handball',
    'DE',
    'Handballliga',
    national('DE', ...nights('Thu', '19:00', '20:30'), ...nights('Sun', '15:00', '18:00')),
  ),
  league(
    'handball',
    'DK',
    'Håndboldligaen',
    national('DK', ...nights('Wed', '18:00', '20:15'), ...nights('Sat', '14:00', '16:30')),
  ),
  contest(
    'baseball',
    'US',
    'Heartland League',
    inSeries('America/Chicago', ['18:40', '19:40'], ['13:10', '15:10']),
  ),
  league(
    'baseball',
    'JP',
    'Diamond League',
    inSeries('Asia/Tokyo', ['17:30', '18:30'], ['13:00', '14:00']),
  ),
  contest(
    'cricket',
    'IN',
    'Metro T20',
    keeping('Asia/Kolkata', twoADay('15:30 19:30'), WEEK, CLUBS),
  ),
  league(
    'cricket',
    'AU',
    'Coastal T20',
    keeping('Australia/Sydney', twoADay('14:30 19:15'), WEEK, CLUBS),
  ),
  contest(
    'american-football',
    'US',
    'Gridiron League',
    clubs(
      'America/New_York',
      [[[...slots('Thu', '20:15'), ...slots('Sun', '13:00 13:00 16:05 16:25 20:20')]]],
      WEEK,
    ),
  ),
  league('table-tennis', null, 'Table Series', keeping('Europe/Prague', SESSIONS, 5)),
  contest('table-tennis', null, 'Masters Cup', keeping('Asia/Tokyo', ONE_SESSION, 2 * DAY)),
  contest('darts', null, 'Oche Tour', keeping('Europe/London', ONE_SESSION, 2 * DAY)),
  contest(
    'rugby',
    'FR',
    'Division Ovale',
    weekly('FR', [
      ...slots('Fri', '21:00'),
      ...slots('Sat', '14:30 16:30 16:30 21:00'),
      ...slots('Sun', '21:05'),
    ]),
  ),
  league(
    'rugby',
    'GB-ENG',
    'Union League',
    weekly('GB-ENG', [
      ...slots('Fri', '19:45'),
      ...slots('Sat', '15:00 15:00 17:30'),
      ...slots('Sun', '13:00 15:00'),
    ]),
  ),
  contest(
    'counter-strike',
    null,
    'Clutch League',
    keeping('Europe/Berlin', [nights('Mon Wed Thu Sat Sun', '12:00', '16:00')], 2 * DAY, CLUBS),
  ),
  league('counter-strike', null, 'Frag Masters', keeping('Europe/Stockholm', ONLINE, 10)),
  contest(
    'dota-2',
    null,
    'Ancient League',
    clubs('Europe/Berlin', [nights('Tue Thu Sat', '12:00', '20:00')], 4 * DAY),
  ),
  contest(
    'league-of-legends',
    null,
    'Rift Masters',
    clubs('Asia/Seoul', [nights('Wed Fri Sun', '14:00', '20:00')], 4 * DAY),
  ),
]

const MORE_OTHERS: readonly LeagueSpec[] = [
  league(
    'volleyball',
    'BR',
    'Superliga Volei',
    national('BR', ...nights('Tue Fri', '18:30', '21:30')),
  ),
  league(
    'handball',
    'FR',
    'Division Handball',
    national('FR', ...nights('Tue', '19:00', '20:45'), ...nights('Fri', '19:30', '20:45')),
  ),
  league(
    'baseball',
    'US',
    'Prairie League',
    keeping(
      'America/Los_Angeles',
      seriesWeek(['18:10', '19:40'], ['13:05', '14:35']),
      3 * DAY,
      CLUBS,
    ),
  ),
  league(
    'cricket',
    'GB-ENG',
    'County T20',
    keeping('Europe/London', twoADay('14:30 18:30'), WEEK, CLUBS),
  ),
  league(
    'american-football',
    'US',
    'Gridiron League West',
    clubs(
      'America/Los_Angeles',
      [
        [
          [
            ...slots('Fri', '19:00'),
            ...slots('Sat', '12:30 16:00 19:30'),
            ...slots('Sun', '13:05 17:00'),
          ],
        ],
      ],
      WEEK,
    ),
  ),
  league('table-tennis', null, 'Table Series Challenge', keeping('America/Lima', LATE_SESSIONS, 5)),
  league('darts', null, 'Oche Tour Challenge', keeping('Europe/London', SESSIONS, 5)),
  league(
    'rugby',
    'AU',
    'Southern Union',
    weekly('AU', [
      ...slots('Fri', '17:30 19:45'),
      ...slots('Sat', '14:00 16:30 19:30'),
      ...slots('Sun', '14:00'),
    ]),
  ),
  league('counter-strike', null, 'Clutch League Challenger', keeping('Europe/Warsaw', ONLINE, 10)),
]

/** Where it is day while Europe sleeps. */
const ROUND_THE_CLOCK: readonly LeagueSpec[] = [
  ...(
    [
      ['Table Series Busan', 'Asia/Seoul', SESSIONS],
      ['Table Series Perth', 'Australia/Perth', SESSIONS],
      ['Table Series Osaka', 'Asia/Tokyo', LATE_SESSIONS],
      ['Table Series Pune', 'Asia/Kolkata', SESSIONS],
      ['Table Series Jaipur', 'Asia/Kolkata', SESSIONS],
      ['Table Series Katowice', 'Europe/Warsaw', LATE_SESSIONS],
      ['Table Series Cairns', 'Australia/Brisbane', LATE_SESSIONS],
      ['Table Series Recife', 'America/Recife', LATE_SESSIONS],
      ['Table Series Austin', 'America/Chicago', LATE_SESSIONS],
      ['Table Series Vancouver', 'America/Vancouver', LATE_SESSIONS],
      ['Table Series Anchorage', 'America/Anchorage', LATE_SESSIONS],
      ['Table Series Honolulu', 'Pacific/Honolulu', LATE_SESSIONS],
    ] as const
  ).map(([name, zone, weeks]) => league('table-tennis', null, name, keeping(zone, weeks, 5))),
  ...(
    [
      ['Oche Tour Mumbai', 'Asia/Kolkata'],
      ['Oche Tour Brisbane', 'Australia/Brisbane'],
      ['Oche Tour Fukuoka', 'Asia/Tokyo'],
      ['Oche Tour Toronto', 'America/Toronto'],
      ['Oche Tour Seattle', 'America/Los_Angeles'],
      ['Oche Tour Hilo', 'Pacific/Honolulu'],
    ] as const
  ).map(([name, zone]) => league('darts', null, name, keeping(zone, LATE_SESSIONS, 5))),
  ...(
    [
      ['Frag Masters Asia', 'Asia/Seoul'],
      ['Clutch League Bharat', 'Asia/Kolkata'],
      ['Clutch League Pacific', 'Australia/Sydney'],
      ['Frag Masters Americas', 'America/New_York'],
      ['Clutch League West', 'America/Los_Angeles'],
      ['Clutch League Andes', 'America/Santiago'],
      ['Clutch League Nihon', 'Asia/Tokyo'],
      ['Frag Masters Islands', 'Pacific/Honolulu'],
    ] as const
  ).map(([name, zone]) => league('counter-strike', null, name, keeping(zone, ONLINE, 10))),
  ...(
    [
      ['Open Series Chennai', 'Asia/Kolkata'],
      ['Open Series Montréal', 'America/Toronto'],
      ['Open Series Oakland', 'America/Los_Angeles'],
      ['Open Series Maui', 'Pacific/Honolulu'],
    ] as const
  ).map(([name, zone]) => league('tennis', null, name, keeping(zone, DAILY, 12))),
  league(
    'volleyball',
    'JP',
    'V Nihon',
    national('JP', ...nights('Wed', '17:00', '19:00'), ...nights('Sat', '13:00', '17:00')),
  ),
  league(
    'volleyball',
    'KR',
    'V Hanguk',
    national('KR', ...nights('Tue', '17:00', '19:00'), ...nights('Fri', '17:00', '19:00')),
  ),
  league(
    'handball',
    'KR',
    'Handball Hanguk',
    national('KR', ...nights('Thu', '16:00', '19:00'), ...nights('Sun', '13:00', '16:00')),
  ),
]

/** The place in this list is part of the ids of leagues, clubs and matches: new ones come last. */
export const LEAGUES: readonly LeagueSpec[] = [
  ...FIRST_FOOTBALL,
  ...TENNIS,
  ...BASKETBALL,
  ...HOCKEY,
  ...OTHERS,
  ...MORE_OTHERS,
  ...FURTHER_FOOTBALL,
  ...ROUND_THE_CLOCK,
]
