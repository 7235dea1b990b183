import {
  AT_WEEKENDS,
  firstDivision,
  TWICE_A_WEEK,
  TWICE_IN_THE_AFTERNOON,
} from '../calendar/weeks.ts'
import { ZONE_OF } from '../calendar/zones.ts'
import type { LeagueSpec } from './league-spec.ts'

const TOP_CLUBS = 12
const CLUBS = 16
const TOP_AHEAD = 10 * 24
/** The next round of leagues that stand beside every page is never far enough to be missing there. */
const SECOND_AHEAD = 6 * 24
const AHEAD = 48

const WEEKS = {
  ...AT_WEEKENDS,
  ...TWICE_A_WEEK,
} as const

const AFTERNOONS = TWICE_IN_THE_AFTERNOON

type Weeks = LeagueSpec['rhythm']['weeks']

function football(
  country: string,
  name: string,
  weeks: Weeks,
  zone = ZONE_OF[country] ?? 'UTC',
): LeagueSpec {
  return {
    sportKey: 'soccer',
    country,
    name,
    competitors: CLUBS,
    spread: 1,
    rhythm: { zone, weeks, ahead: AHEAD },
  }
}

/** Reserves, youth or women of the clubs of the first leagues. */
function side(
  which: NonNullable<LeagueSpec['side']>,
  ...of: Parameters<typeof football>
): LeagueSpec {
  return { ...football(...of), side: which }
}

function topLeague(country: string, name: string, spread: number, weeks: Weeks): LeagueSpec {
  return {
    ...football(country, name, weeks),
    competitors: TOP_CLUBS,
    rhythm: { zone: ZONE_OF[country] ?? 'UTC', weeks, ahead: TOP_AHEAD },
    spread,
    rank: 1,
  }
}

function secondLeague(country: string, name: string, weeks: Weeks): LeagueSpec {
  const league = football(country, name, weeks)
  return { ...league, rhythm: { ...league.rhythm, ahead: SECOND_AHEAD } }
}

export const FIRST_FOOTBALL: readonly LeagueSpec[] = [
  topLeague('DE', 'Nationalliga', 1.2, firstDivision('20:30', '15:30 15:30 18:30', '15:30 17:30')),
  topLeague(
    'GB-ENG',
    'First League',
    1.2,
    firstDivision('20:00', '12:30 15:00 17:30', '14:00 16:30'),
  ),
  topLeague('ES', 'Liga Nacional', 1.3, firstDivision('21:00', '16:15 18:30 21:00', '16:15 21:00')),
  topLeague(
    'IT',
    'Serie Nazionale',
    1.1,
    firstDivision('20:45', '15:00 18:00 20:45', '15:00 20:45'),
  ),
  secondLeague('DE', '2. Nationalliga', WEEKS.monThu),
  secondLeague('GB-ENG', 'League Two North', WEEKS.tueSat),
  secondLeague('ES', 'Segunda Nacional', WEEKS.monFri),
  secondLeague('IT', 'Serie Cadetta', WEEKS.late),
  football('FR', 'Division 2', WEEKS.monFri),
  football('NL', 'Eerste Klasse', WEEKS.wedSun),
  football('PT', 'Liga Atlântica', WEEKS.monThu),
  football('BE', 'Eerste Liga', WEEKS.wedSun),
  football('AT', 'Alpenliga', WEEKS.early),
  football('CH', 'Seenliga', WEEKS.late),
  football('PL', 'Liga Krajowa', WEEKS.late),
  football('CZ', 'Národní Liga', WEEKS.wedSat),
  football('SE', 'Riksligan', WEEKS.monThu),
  football('NO', 'Fjordligaen', WEEKS.thuSun),
  football('DK', 'Øreligaen', WEEKS.tueFri),
  football('GR', 'Ethniki Liga', WEEKS.tueSat),
  football('TR', 'Milli Lig', WEEKS.monThu),
  football('US', 'Continental League', WEEKS.wedSat),
  football('BR', 'Liga Nacional', WEEKS.tueFri),
  football('AR', 'Liga Federal', WEEKS.monThu),
]

/** The rest of the world, and the matches of those who play in the afternoon. */
export const FURTHER_FOOTBALL: readonly LeagueSpec[] = [
  football('JP', 'Nihon League', WEEKS.wedSun),
  football('JP', 'Nihon League 2', WEEKS.monThu),
  football('JP', 'Nihon League 3', WEEKS.thuSun),
  side('II', 'JP', 'Nihon Reserve League', AFTERNOONS.tueFri),
  side('U19', 'JP', 'Nihon Youth League', AFTERNOONS.monFri),
  side('W', 'JP', 'Nihon Women’s League', AFTERNOONS.thuSun),
  football('KR', 'Hanguk League', WEEKS.tueSat),
  football('KR', 'Hanguk League 2', WEEKS.tueFri),
  side('II', 'KR', 'Hanguk Reserve League', AFTERNOONS.monThu),
  side('U19', 'KR', 'Hanguk Youth League', AFTERNOONS.wedSun),
  football('TR', 'Anadolu Ligi', WEEKS.wedSun),
  football('TR', 'Ege Ligi', WEEKS.tueFri),
  football('IN', 'Bharat League', WEEKS.tueSat),
  football('IN', 'Bharat League 2', WEEKS.monThu),
  football('IN', 'Bharat League 3', WEEKS.wedSun),
  football('IN', 'Bharat League 4', WEEKS.tueFri),
  football('IN', 'Bharat Monsoon Cup', WEEKS.monFri),
  side('U19', 'IN', 'Bharat Youth League', AFTERNOONS.tueFri),
  football('AU', 'Southern Football League', WEEKS.wedSun),
  football('AU', 'Eastern State League', WEEKS.wedSat),
  side('II', 'AU', 'Eastern Reserve League', AFTERNOONS.monThu),
  side('U19', 'AU', 'Eastern Youth League', AFTERNOONS.wedSun),
  football('AU', 'Western State League', WEEKS.monThu, 'Australia/Perth'),
  football('AU', 'Western League', WEEKS.wedSun, 'Australia/Perth'),
  side('II', 'AU', 'Western Reserve League', AFTERNOONS.tueFri, 'Australia/Perth'),
  football('BR', 'Liga Litoral', WEEKS.tueSat),
  football('BR', 'Liga Sertão', WEEKS.monFri),
  football('BR', 'Liga Amazônica', WEEKS.wedSun),
  football('BR', 'Liga Mineira', WEEKS.wedSat),
  football('AR', 'Liga Pampeana', WEEKS.thuSun),
  football('US', 'Atlantic Soccer League', WEEKS.monThu),
  football('US', 'Harbour Soccer League', WEEKS.tueFri),
  football('US', 'Lakes Soccer League', WEEKS.tueSat, 'America/Chicago'),
  football('US', 'Plains Soccer League', WEEKS.wedSun, 'America/Chicago'),
  football('US', 'Gulf Soccer League', WEEKS.thuSun, 'America/Chicago'),
  football('US', 'Mountain Soccer League', WEEKS.monThu, 'America/Denver'),
  football('US', 'Desert Soccer League', WEEKS.tueFri, 'America/Denver'),
  football('CA', 'Prairie Soccer League', WEEKS.monFri, 'America/Edmonton'),
  football('US', 'Pacific Soccer League', WEEKS.tueSat, 'America/Los_Angeles'),
  football('CA', 'Western Soccer League', WEEKS.wedSun, 'America/Vancouver'),
  football('US', 'Coast Soccer League', WEEKS.monThu, 'America/Los_Angeles'),
]
