import type { SportKey } from '../../../settings/sport-keys.ts'
import { catalogueText } from '../../../texts/local-text.ts'
import type { CatalogueSport, ListedMarket } from '../../messages.ts'

type KnownSport = Omit<CatalogueSport, 'name'>
type SportSpec = Omit<KnownSport, 'urnId' | 'priority'>

function sport(
  key: SportKey,
  id: number,
  main: readonly [id: number, outcomes: number],
  second: readonly [id: number, outcomes: number] | null,
  flags: { live?: boolean; type?: 'cybersport'; further?: readonly ListedMarket[] } = {},
): SportSpec {
  return {
    key,
    id,
    type: flags.type ?? 'sport',
    mainMarketId: main[0],
    mainMarketOutcomes: main[1],
    secondaryMarketId: second?.[0] ?? null,
    secondaryMarketOutcomes: second?.[1] ?? 0,
    furtherMarkets: flags.further ?? [],
    live: flags.live ?? false,
  }
}

function further(...ids: readonly (number | readonly [id: number, outcomes: number])[]) {
  return {
    further: ids.map((one) =>
      typeof one === 'number' ? { id: one, outcomes: 2 } : { id: one[0], outcomes: one[1] },
    ),
  }
}

const LIVE = { live: true } as const
const CYBER = { type: 'cybersport' } as const

/** Ids are those of the unified odds feed where it has one. */
export const SPORTS: readonly KnownSport[] = [
  sport('soccer', 1, [1, 3], [18, 2], {
    ...LIVE,
    ...further(16, 29, [10, 3]),
  }),
  sport('tennis', 5, [186, 2], [189, 2], { ...LIVE, ...further(187, 188) }),
  sport('basketball', 2, [219, 2], [225, 2], {
    ...LIVE,
    ...further(223),
  }),
  sport('ice-hockey', 4, [1, 3], [18, 2], {
    ...LIVE,
    ...further(16, 406, [10, 3]),
  }),
  sport('volleyball', 23, [186, 2], [314, 2], {
    ...LIVE,
    ...further(188, 238),
  }),
  sport('handball', 6, [1, 3], [18, 2], { ...LIVE, ...further(16) }),
  sport('baseball', 3, [251, 2], [258, 2], { ...LIVE, ...further(256) }),
  sport('cricket', 21, [340, 2], [346, 2], LIVE),
  sport('american-football', 16, [219, 2], [225, 2], {
    ...LIVE,
    ...further(223),
  }),
  sport('table-tennis', 20, [186, 2], [314, 2], {
    ...LIVE,
    ...further(188, 238),
  }),
  sport('darts', 22, [186, 2], [494, 2], { ...LIVE, ...further(493) }),
  sport('rugby', 12, [1, 3], [18, 2], { ...LIVE, ...further(16) }),
  sport('counter-strike', 109, [186, 2], [328, 2], {
    ...CYBER,
    ...LIVE,
    ...further(327),
  }),
  sport('dota-2', 111, [186, 2], [328, 2], { ...CYBER, ...further(327) }),
  sport('league-of-legends', 110, [186, 2], [328, 2], {
    ...CYBER,
    ...further(327),
  }),
].map((spec, index) => ({ ...spec, urnId: `sr:sport:${spec.id}`, priority: index + 1 }))

export function sportOf(key: string): KnownSport {
  const found = SPORTS.find((entry) => entry.key === key)
  if (found === undefined) throw new Error(`Unknown sport key "${key}"`)
  return found
}

export function namedSports(): readonly CatalogueSport[] {
  return SPORTS.map((known) => ({
    ...known,
    name: catalogueText(`sport.${known.key}`) ?? { en: known.key },
  }))
}
