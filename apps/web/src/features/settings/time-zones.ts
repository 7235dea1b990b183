import { intlLocale } from '@touchline/contract'
import { createNameIndex, type NameIndex } from '@touchline/search'

import { zoneCity } from './zone-city.ts'

/** Where most players are, from west to east: what stands there before anything is typed. */
const MAIN_ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Mexico_City',
  'America/Chicago',
  'America/Bogota',
  'America/New_York',
  'America/Toronto',
  'America/Halifax',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'UTC',
  'Europe/London',
  'Europe/Lisbon',
  'Africa/Lagos',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Oslo',
  'Africa/Johannesburg',
  'Africa/Cairo',
  'Europe/Athens',
  'Europe/Helsinki',
  'Asia/Jerusalem',
  'Europe/Istanbul',
  'Africa/Nairobi',
  'Asia/Riyadh',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Shanghai',
  'Asia/Manila',
  'Australia/Perth',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
]

/** As browsers list them that keep to the names of the past. */
const PAST_NAMES: Readonly<Record<string, string>> = {
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'Asia/Kolkata': 'Asia/Calcutta',
}

const MOST_FOUND = 40

/** Names of countries by zone, in the language of the page. */
export type ZoneCountries = ReadonlyMap<string, string>

/** `GMT+1`, as the language writes it. @param now ms since the epoch, for summer */
export function zoneOffset(zone: string, locale: string, now: number): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export type ZoneSearch = (query: string) => readonly string[]

/** Finds zones by city, country or part of the world; without a query those of many players. */
export function createZoneSearch(countries: ZoneCountries): ZoneSearch {
  const listed = new Set(Intl.supportedValuesOf('timeZone'))
  const main = MAIN_ZONES.map((zone) => (listed.has(zone) ? zone : (PAST_NAMES[zone] ?? zone)))
  // Of equally good ones the first is found first.
  const zones = [...new Set([...main, ...listed])]
  let index: NameIndex | undefined
  const indexed = () =>
    createNameIndex(
      zones.map((zone) => ({
        name: [zoneCity(zone), countries.get(zone) ?? ''],
        also: zone.replaceAll(/[/_]/g, ' '),
      })),
    )
  return (query) => {
    if (query.trim() === '') return main
    index ??= indexed()
    return index
      .search(query)
      .slice(0, MOST_FOUND)
      .flatMap(({ position }) => zones[position] ?? [])
  }
}

/**
 * In which country each zone is. No list of it comes with the page: browsers know the zones of a
 * country, where they know them at all.
 */
export async function zoneCountries(
  locale: string,
  signal: AbortSignal,
): Promise<ZoneCountries | null> {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'region', fallback: 'none' })
  const countries = new Map<string, string>()
  for (const first of LETTERS) {
    // A quarter of a second on a slow phone, in parts that a press can come between.
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return null
    for (const second of LETTERS) {
      const name = names.of(first + second)
      if (name === undefined) continue
      for (const zone of zonesOf(first + second)) countries.set(zone, name)
    }
  }
  return countries
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

type RegionZones = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined }

function zonesOf(country: string): readonly string[] {
  const region: RegionZones = new Intl.Locale(`und-${country}`)
  return region.getTimeZones?.() ?? []
}
