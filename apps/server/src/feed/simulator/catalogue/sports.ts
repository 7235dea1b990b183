import type { CatalogueSport, ListedMarket } from '../../messages.ts'

type SportSpec = Omit<CatalogueSport, 'urnId' | 'priority'>

const sport = (
  key: string,
  id: number,
  en: string,
  de: string,
  main: readonly [id: number, outcomes: number],
  second: readonly [id: number, outcomes: number] | null,
  flags: { live?: boolean; type?: 'cybersport'; further?: readonly ListedMarket[] } = {},
): SportSpec => ({
  key,
  id,
  name: { en, de },
  type: flags.type ?? 'sport',
  mainMarketId: main[0],
  mainMarketOutcomes: main[1],
  secondaryMarketId: second?.[0] ?? null,
  secondaryMarketOutcomes: second?.[1] ?? 0,
  furtherMarkets: flags.further ?? [],
  live: flags.live ?? false,
})

const further = (...ids: readonly (number | readonly [id: number, outcomes: number])[]) => ({
  further: ids.map((one) =>
    typeof one === 'number' ? { id: one, outcomes: 2 } : { id: one[0], outcomes: one[1] },
  ),
})

const LIVE = { live: true } as const
const CYBER = { type: 'cybersport' } as const

/** Ids are those of the unified odds feed where it has one. */
export const SPORTS: readonly CatalogueSport[] = [
  sport('soccer', 1, 'Football', 'Fußball', [1, 3], [18, 2], {
    ...LIVE,
    ...further(16, 29, [10, 3]),
  }),
  sport('tennis', 5, 'Tennis', 'Tennis', [186, 2], [189, 2], { ...LIVE, ...further(187, 188) }),
  sport('basketball', 2, 'Basketball', 'Basketball', [219, 2], [225, 2], {
    ...LIVE,
    ...further(223),
  }),
  sport('ice-hockey', 4, 'Ice hockey', 'Eishockey', [1, 3], [18, 2], {
    ...LIVE,
    ...further(16, 406, [10, 3]),
  }),
  sport('volleyball', 23, 'Volleyball', 'Volleyball', [186, 2], [314, 2], {
    ...LIVE,
    ...further(188, 238),
  }),
  sport('handball', 6, 'Handball', 'Handball', [1, 3], [18, 2], { ...LIVE, ...further(16) }),
  sport('baseball', 3, 'Baseball', 'Baseball', [251, 2], [258, 2], { ...LIVE, ...further(256) }),
  sport('cricket', 21, 'Cricket', 'Cricket', [340, 2], [346, 2], LIVE),
  sport('american-football', 16, 'American football', 'American Football', [219, 2], [225, 2], {
    ...LIVE,
    ...further(223),
  }),
  sport('table-tennis', 20, 'Table tennis', 'Tischtennis', [186, 2], [314, 2], {
    ...LIVE,
    ...further(188, 238),
  }),
  sport('darts', 22, 'Darts', 'Darts', [186, 2], [494, 2], { ...LIVE, ...further(493) }),
  sport('rugby', 12, 'Rugby', 'Rugby', [1, 3], [18, 2], { ...LIVE, ...further(16) }),
  sport('counter-strike', 109, 'Counter-Strike', 'Counter-Strike', [186, 2], [328, 2], {
    ...CYBER,
    ...LIVE,
    ...further(327),
  }),
  sport('dota-2', 111, 'Dota 2', 'Dota 2', [186, 2], [328, 2], { ...CYBER, ...further(327) }),
  sport('league-of-legends', 110, 'League of Legends', 'League of Legends', [186, 2], [328, 2], {
    ...CYBER,
    ...further(327),
  }),
].map((spec, index) => ({ ...spec, urnId: `sr:sport:${spec.id}`, priority: index + 1 }))

export const sportOf = (key: string): CatalogueSport => {
  const found = SPORTS.find((entry) => entry.key === key)
  if (found === undefined) throw new Error(`Unknown sport key "${key}"`)
  return found
}
