import * as v from 'valibot'
import { SPORT_KEYS } from './sport-keys.ts'
import { SPORT_TYPES } from './sport-type-providers.ts'

/** How long live bets wait before they are accepted, in milliseconds. */
export type LiveDelays = {
  readonly standardMs: number
  /** By the key of a sport (`tennis`) or a type of sports (`cybersport`). */
  readonly bySport: Readonly<Record<string, number>>
}

const SPORTS: readonly string[] = [...SPORT_KEYS, 'horse-racing', ...SPORT_TYPES]
const EXPECTED =
  'must be milliseconds, then others by sport or type of sports: 3000,tennis:5000,cybersport:0'
const EXPECTED_SPORTS = `must name sports or types of sports, which are ${SPORTS.join(', ')}`
const STANDARD = /^\d{1,6}$/
const OF_SPORT = /^([a-z][a-z0-9_-]*):(\d{1,6})$/

/** Reads `3000` and `3000,tennis:5000`. */
export const liveDelays = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): LiveDelays => {
    const [standard = '', ...others] = value.split(',').map((part) => part.trim())
    const pairs = others.flatMap((part) => readPair(part) ?? [])
    const names = new Set(pairs.map(({ sport }) => sport))
    if (!STANDARD.test(standard) || names.size < others.length) {
      addIssue({ message: EXPECTED })
      return NEVER
    }
    if (pairs.some(({ sport }) => !SPORTS.includes(sport))) {
      addIssue({ message: EXPECTED_SPORTS })
      return NEVER
    }
    const bySport = Object.fromEntries(pairs.map(({ sport, ms }) => [sport, ms]))
    return { standardMs: Number(standard), bySport }
  }),
)

function readPair(part: string): { sport: string; ms: number } | undefined {
  const [, sport, ms] = OF_SPORT.exec(part) ?? []
  return sport === undefined || ms === undefined ? undefined : { sport, ms: Number(ms) }
}

/** A sport's own delay, else that of its type, else the one for all. */
export function liveDelayOf(
  { standardMs, bySport }: LiveDelays,
  sport: { readonly key: string; readonly type: string | undefined },
): number {
  return bySport[sport.key] ?? bySport[sport.type ?? ''] ?? standardMs
}

/** No bet waits longer, whatever it is on. */
export function longestLiveDelay({ standardMs, bySport }: LiveDelays): number {
  return Math.max(standardMs, ...Object.values(bySport))
}
