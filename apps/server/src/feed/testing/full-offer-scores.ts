/** What a spectator would write down of a finished match. */
export type FinalScores = {
  /** Goals or points by half or quarter or period, overtime parts last. */
  parts: readonly (readonly [number, number])[]
  regularParts: number
  scorers: readonly (1 | 2)[]
}

type Expected = readonly string[] | null
type Pair = readonly [home: number, away: number]

const yesNo = (holds: boolean): Expected => [
  `74:${holds ? 'won' : 'lost'}`,
  `76:${holds ? 'lost' : 'won'}`,
]

const wins = (ids: readonly string[], winner: string | undefined): Expected =>
  ids.map((id) => `${id}:${id === winner ? 'won' : 'lost'}`)

const total = (parts: readonly Pair[]): Pair => [
  parts.reduce((sum, [home]) => sum + home, 0),
  parts.reduce((sum, [, away]) => sum + away, 0),
]

/** Markets on one half by id: which half, and the market of the whole match that they are like. */
const HALF_MARKETS: Readonly<Record<number, readonly [half: number, like: number]>> = {
  65: [0, 14],
  87: [1, 14],
  91: [1, 19],
  92: [1, 20],
  76: [0, 31],
  96: [1, 31],
  77: [0, 32],
  97: [1, 32],
  562: [0, 33],
  563: [1, 33],
  564: [0, 34],
  565: [1, 34],
  568: [0, 27],
  569: [1, 27],
  570: [0, 28],
  571: [1, 28],
}

/** The half and the market that settle a market on a half; null for any other. */
export const likeWhole = (marketId: number): { half: number; like: number } | null => {
  const found = HALF_MARKETS[marketId]
  return found === undefined ? null : { half: found[0], like: found[1] }
}

const NEXT = ['6', '7', '8']
const sideId = (side: 1 | 2 | undefined): string =>
  side === undefined ? '7' : side === 1 ? '6' : '8'

const byRace = (target: number, scorers: readonly (1 | 2)[]): Expected => {
  const count = (side: 1 | 2, until: number): number =>
    scorers.slice(0, until).filter((scorer) => scorer === side).length
  const at = scorers.findIndex((side, index) => count(side, index + 1) === target)
  return wins(NEXT, sideId(scorers[at]))
}

const byParts = (marketId: number, { parts }: FinalScores): Expected => {
  const [first = [0, 0], second = [0, 0]] = parts
  const compare = (x: number, y: number): string => (x > y ? '436' : x < y ? '438' : '440')
  const halves = ['436', '438', '440']
  if (marketId === 53) return wins(halves, compare(first[0], second[0]))
  if (marketId === 54) return wins(halves, compare(first[1], second[1]))
  if (marketId === 573) {
    const goals = [first[0] + first[1], second[0] + second[1]]
    const half = goals.findIndex((count) => count > 0)
    return wins(['592', '593', '594'], String(half < 0 ? 594 : 592 + half))
  }
  if (marketId !== 55) return null
  const both = ([home, away]: Pair): string => (home > 0 && away > 0 ? 'yes' : 'no')
  const ids = { 'no no': '806', 'yes no': '808', 'yes yes': '810', 'no yes': '812' }
  return wins(Object.values(ids), ids[`${both(first)} ${both(second)}` as keyof typeof ids])
}

/** Goal markets that only a full offer has; null for a market it does not know. */
export const expectedOfFullOffer = (
  marketId: number,
  values: ReadonlyMap<string, string>,
  all: FinalScores,
): Expected => {
  const [home, away] = total(all.parts)
  const goals = home + away
  const line = Number(values.get('total') ?? 0)
  switch (marketId) {
    case 9:
      return wins(NEXT, sideId(all.scorers.at(-1)))
    case 572:
      return byRace(Number(values.get('race')), all.scorers)
    case 62:
    case 84: {
      const early = total(all.parts.slice(0, 1))
      const from = marketId === 62 ? 0 : early[0] + early[1]
      const to = marketId === 62 ? early[0] + early[1] : goals
      return wins(NEXT, sideId(all.scorers.slice(from, to)[Number(values.get('goalnr')) - 1]))
    }
    case 574:
      return yesNo((home > 0 && away === 0) || (away > 0 && home === 0))
    case 575:
      return yesNo(home >= 2 && away >= 2)
    case 576:
      return yesNo(home === away && home > 0)
    case 854:
      return yesNo(home > away || goals > line)
    case 856:
      return yesNo(away > home || goals > line)
    case 860:
      return yesNo(home > away || (home > 0 && away > 0))
    case 862:
      return yesNo(away > home || (home > 0 && away > 0))
    default:
      return byParts(marketId, all)
  }
}
