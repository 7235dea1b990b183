import { createPageCache, type RenderedPage } from '@touchline/web/hosting'

import type { Row } from '../table.ts'

export type Preferences = {
  theme: 'dark' | 'light' | null
  oddsType: string | null
  timeZone: string | null
  hasSession: boolean
  pinned: number
}

type Views = {
  /** Addresses of 1,000 matches, the most looked at first. */
  matches: readonly string[]
  /** What was rendered of the page once: they are counted, not timed. */
  render: (path: string) => Promise<RenderedPage>
}

const VIEWS = 3_000
/** 50 a second. */
const APART_MS = 20
const KEPT_MS = 1_000
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Africa/Lagos']

/** 40 kinds of visitors: two themes, five zones, with a session or without, two formats of odds. */
const VISITORS: readonly Preferences[] = [null, 'dark' as const].flatMap((theme) =>
  ZONES.flatMap((timeZone) =>
    [false, true].flatMap((hasSession) =>
      [null, 'american'].map((oddsType) => ({
        theme,
        timeZone,
        hasSession,
        oddsType,
        pinned: 0,
      })),
    ),
  ),
)

/**
 * A minute of 50 views a second: three in ten are of home, two of the live page, half of a match, the
 * nth of which is looked at 1/n as often as the first. Beside it what the same views would have had
 * rendered when pages were kept by all preferences and an old one served nobody.
 */
export async function viewsOfAMinute({ matches, render }: Views): Promise<Row> {
  const random = seeded(7)
  const weights = matches.map((_, index) => 1 / (index + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const aMatch = () => {
    let left = random() * total
    return matches[weights.findIndex((weight) => (left -= weight) <= 0)] ?? '/sports'
  }
  const anAddress = () => {
    const share = random()
    if (share < 0.3) return '/sports'
    return share < 0.5 ? '/sports/live' : aMatch()
  }
  let rendered = 0
  let before = 0
  const keptBefore = new Map<string, number>()
  const cache = createPageCache({
    maxBytes: 16_000_000,
    keptMs: KEPT_MS,
    failedMs: 0,
    stale: {
      ms: 2_000,
      allows: () => true,
      report: (error) => console.error(error),
    },
  })
  const realNow = Date.now
  const begun = realNow()
  try {
    for (let view = 0; view < VIEWS; view += 1) {
      const now = begun + view * APART_MS
      Date.now = () => now
      const path = anAddress()
      const preferences = VISITORS[Math.floor(random() * VISITORS.length)]!
      await cache(path, { preferences, country: null }, () => {
        rendered += 1
        return render(path)
      })
      const key = JSON.stringify([path, preferences])
      if ((keptBefore.get(key) ?? 0) + KEPT_MS <= now) {
        keptBefore.set(key, now)
        before += 1
      }
    }
  } finally {
    Date.now = realNow
  }
  return {
    what: `${VIEWS} views in a minute, ${VISITORS.length} kinds of visitors: rendered`,
    value: `${((100 * rendered) / VIEWS).toFixed(0)} %`,
    peer: 'kept by all preferences',
    peerValue: `${((100 * before) / VIEWS).toFixed(0)} %`,
    ratio: rendered / before,
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
