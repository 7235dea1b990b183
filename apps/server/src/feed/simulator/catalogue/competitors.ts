import { dressed } from '../../kits.ts'
import type { Competitor } from '../../messages.ts'
import { hashOf, unitOf } from '../../random.ts'
import { COUNTRIES, type Country } from './countries.ts'
import type { LeagueSpec } from './league-spec.ts'

export type RatedCompetitor = Competitor & {
  city: string | null
  /** About -1 … 1, 0 the average of its league. */
  attack: number
  defence: number
}

/** For more clubs than a country's own endings make. */
const FURTHER_ENDINGS = [
  'United',
  'Athletic',
  'Rovers',
  'Union',
  'City',
  'Wanderers',
  'Sporting',
  'Olympic',
]

const words = (list: string): readonly string[] => list.split(' ')

const TEAM_FIRST = words(
  'Polar Iron Nova Quiet Red Pixel Deep Glass North Velvet Copper Last Silver Neon Wild Solar Amber Night Royal Static Hollow Rapid Feral Lunar',
)
const TEAM_SECOND = words(
  'Byte Lynx Seven Storm Lantern Foxes Current Cannon Relay Rush Owls Signal Herons Circuit Wolves Tide Vipers Echo Ravens Pulse Drift Comets Giants Order',
)

const PLAYER_SPORTS = new Set(['tennis', 'table-tennis', 'darts'])

function abbreviate(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
}

const countryAt = (index: number): Country => COUNTRIES[index % COUNTRIES.length] as Country

/** Sum of three units: a hump between -1 and 1. */
function rating(...key: readonly (string | number)[]): number {
  return [1, 2, 3].reduce((sum, part) => sum + unitOf(...key, part), -1.5) / 1.5
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

type Named = { name: string; city: string | null; countryCode?: string }

/** The clubs of a country one after the other, no two with the same name for a dozen dozens. */
function club({ code, cities, endings }: Country, number: number, shift: number): Named {
  const city = at(cities, number)
  const lap = Math.floor(number / cities.length)
  const inLap = number % cities.length
  const ending =
    lap < endings.length ? at(endings, inLap + lap + shift) : at(FURTHER_ENDINGS, inLap + lap)
  const again = Math.floor(lap / (endings.length + FURTHER_ENDINGS.length))
  const name = again === 0 ? `${city} ${ending}` : `${city} ${ending} ${again + 1}`
  return { name, city, countryCode: code }
}

/** First of the clubs of a country that only play abroad. */
const GUESTS = 90

function player(number: number, shift: number): Named {
  const country = countryAt(number + shift)
  const inCountry = Math.floor(number / COUNTRIES.length)
  const turn = Math.floor(inCountry / country.firstNames.length)
  const first = at(country.firstNames, inCountry)
  const last = at(country.lastNames, inCountry + turn + shift)
  return { name: `${first} ${last}`, city: null, countryCode: country.code }
}

function team(number: number, shift: number): Named {
  const turn = Math.floor(number / TEAM_FIRST.length)
  const name = `${at(TEAM_FIRST, number + shift)} ${at(TEAM_SECOND, number + turn + 2 * shift)}`
  return { name, city: null }
}

function nameOf({ sportKey, country, side }: LeagueSpec, number: number): Named {
  const shift = hashOf('names', sportKey, country ?? '') % COUNTRIES.length
  if (PLAYER_SPORTS.has(sportKey)) return player(number, shift)
  const home = COUNTRIES.find(({ code }) => code === country)
  if (home !== undefined) {
    const named = club(home, number, shift)
    return side === undefined ? named : { ...named, name: `${named.name} ${side}` }
  }
  if (sportKey === 'basketball') return club(countryAt(number * 2), GUESTS + number, shift)
  return team(number, shift)
}

/** How many competitors of its sport and country the leagues before each of them have named. */
export function namedBefore(leagues: readonly LeagueSpec[]): readonly number[] {
  const counts = new Map<string, number>()
  return leagues.map(({ sportKey, country, side, competitors }) => {
    const key = `${sportKey} ${country} ${side}`
    const before = counts.get(key) ?? 0
    counts.set(key, before + competitors)
    return before
  })
}

/** @param before competitors of other leagues that have names by now */
export function competitorsOf(
  seed: string,
  league: LeagueSpec,
  tournamentId: number,
  before: number,
): readonly RatedCompetitor[] {
  return dressed(
    Array.from({ length: league.competitors }, (_, index) => {
      const id = tournamentId * 100 + index
      const named = nameOf(league, before + index)
      return {
        id,
        abbreviation: abbreviate(named.name),
        ...named,
        attack: rating(seed, id, 'attack') * league.spread,
        defence: rating(seed, id, 'defence') * league.spread,
      }
    }),
  )
}
