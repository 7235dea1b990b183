import { hashOf } from '../random.ts'
import { COUNTRIES } from '../simulator/catalogue/countries.ts'

const PREFIX = 'sr:player:'
/** Room for the number of a player, and for that of a country. */
const STEP = 100
/** Shares no factor with the number of names, so a squad has no name twice. */
const STRIDE = 7

/** Player `number` of a team; the id says which country the name comes from. */
export function playerId(
  competitorId: number,
  countryCode: string | undefined,
  number: number,
): string {
  const country = COUNTRIES.findIndex(({ code }) => code === countryCode)
  const home = country < 0 ? hashOf('home', competitorId) % COUNTRIES.length : country
  return `${PREFIX}${(competitorId * STEP + home) * STEP + number}`
}

export type NamedPlayer = { name: string; competitorId: number }

/** Undefined for an id that is no player's. */
export function findPlayer(outcomeId: string): NamedPlayer | undefined {
  const digits = outcomeId.startsWith(PREFIX) ? outcomeId.slice(PREFIX.length) : ''
  if (!/^\d+$/.test(digits)) return undefined
  const number = Number(digits) % STEP
  const team = Math.floor(Number(digits) / STEP)
  const country = COUNTRIES[team % STEP]
  if (country === undefined) return undefined
  const { firstNames, lastNames } = country
  const pair = (hashOf('squad', team) + number * STRIDE) % (firstNames.length * lastNames.length)
  const first = firstNames[pair % firstNames.length] ?? ''
  const last = lastNames[Math.floor(pair / firstNames.length)] ?? ''
  return { name: `${first} ${last}`, competitorId: Math.floor(team / STEP) }
}
