/** Ids of pinned markets by sport, in the order in which they were pinned. */
export type Pins = Readonly<Record<string, readonly number[]>>

const MOST_SPORTS = 20
export const MOST_PINS = 12

/** @param text of the cookie: `soccer:18,1.tennis:186`; what is malformed is left out */
export function readPins(text: string | undefined): Pins {
  const sports = (text ?? '').split('.').flatMap((part): [string, number[]][] => {
    const [, sport, ids] = /^([a-z][a-z0-9-]{0,39}):(\d{1,6}(?:,\d{1,6})*)$/.exec(part) ?? []
    if (sport === undefined || ids === undefined) return []
    return [[sport, [...new Set(ids.split(',').map(Number))].slice(-MOST_PINS)]]
  })
  return Object.fromEntries(sports.slice(0, MOST_SPORTS))
}

export function writePins(pins: Pins): string {
  return Object.entries(pins)
    .filter(([, ids]) => ids.length > 0)
    .map(([sport, ids]) => `${sport}:${ids.join(',')}`)
    .join('.')
}
