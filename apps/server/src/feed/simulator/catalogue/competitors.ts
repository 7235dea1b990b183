import type { Competitor } from '../../messages.ts'
import { hashOf, unitOf } from '../../random.ts'
import { COUNTRIES, type Country } from './countries.ts'
import type { LeagueSpec } from './leagues.ts'

export type RatedCompetitor = Competitor & {
  city: string | null
  /** About -1 … 1, 0 the average of its league. */
  attack: number
  defence: number
}

const TEAMS = 12
const PLAYERS = 24

const ESPORT_TEAMS = [
  'Polar Byte',
  'Iron Lynx',
  'Nova Seven',
  'Quiet Storm',
  'Red Lantern',
  'Pixel Foxes',
  'Deep Current',
  'Glass Cannon',
  'North Relay',
  'Velvet Rush',
  'Copper Owls',
  'Last Lantern',
]

const PLAYER_SPORTS = new Set(['tennis', 'table-tennis', 'darts'])

const abbreviate = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()

const countryAt = (index: number): Country => COUNTRIES[index % COUNTRIES.length] as Country

/** Sum of three units: a hump between -1 and 1. */
const rating = (...key: readonly (string | number)[]): number =>
  [1, 2, 3].reduce((sum, part) => sum + unitOf(...key, part), -1.5) / 1.5

const club = (country: Country, index: number, shift: number): { name: string; city: string } => {
  const city = country.cities[index % country.cities.length] ?? country.name
  const ending = country.endings[(index + shift) % country.endings.length] ?? ''
  return { name: `${city} ${ending}`, city }
}

const player = (index: number, key: string): { name: string; country: Country } => {
  const country = countryAt(index + hashOf('home', key))
  const first = country.firstNames[hashOf('first', key, index) % country.firstNames.length] ?? ''
  const turn = index + Math.floor(index / COUNTRIES.length)
  const last = country.lastNames[(hashOf('last', key) + turn) % country.lastNames.length] ?? ''
  return { name: `${first} ${last}`, country }
}

const nameOf = (
  { sportKey, country, name }: LeagueSpec,
  index: number,
): { name: string; city: string | null; countryCode?: string } => {
  if (PLAYER_SPORTS.has(sportKey)) {
    const drawn = player(index, `${sportKey}:${name}`)
    return { name: drawn.name, city: null, countryCode: drawn.country.code }
  }
  const home = COUNTRIES.find(({ code }) => code === country)
  const shift = hashOf(sportKey, name)
  if (home !== undefined) return { ...club(home, index, shift), countryCode: home.code }
  if (sportKey === 'basketball') {
    const guest = countryAt(index * 2)
    return { ...club(guest, index, shift), countryCode: guest.code }
  }
  return { name: ESPORT_TEAMS[index % ESPORT_TEAMS.length] ?? '', city: null }
}

export const competitorsOf = (
  seed: string,
  league: LeagueSpec,
  tournamentId: number,
): readonly RatedCompetitor[] => {
  const count = PLAYER_SPORTS.has(league.sportKey) ? PLAYERS : TEAMS
  return Array.from({ length: count }, (_, index) => {
    const id = tournamentId * 100 + index
    const named = nameOf(league, index)
    return {
      id,
      abbreviation: abbreviate(named.name),
      ...named,
      attack: rating(seed, id, 'attack') * league.spread,
      defence: rating(seed, id, 'defence') * league.spread,
    }
  })
}
