import { expectedOfFullOffer, likeWhole, type FinalScores } from './full-offer-scores.ts'

type Expected = readonly string[] | null

const sum = (parts: FinalScores['parts']): readonly [number, number] => [
  parts.reduce((total, [home]) => total + home, 0),
  parts.reduce((total, [, away]) => total + away, 0),
]

const byLine = (value: number, over: string, under: string): readonly string[] => {
  if (value > 0.3) return [`${over}:won`, `${under}:lost`]
  if (value < -0.3) return [`${over}:lost`, `${under}:won`]
  if (value === 0) return [`${over}:void`, `${under}:void`]
  return value > 0
    ? [`${over}:half won`, `${under}:half lost`]
    : [`${over}:half lost`, `${under}:half won`]
}

const specifiers = (specifier: string): Map<string, string> =>
  new Map(specifier.split('|').map((part) => part.split('=') as [string, string]))

const resultOf = ([home, away]: readonly [number, number], ids: readonly string[]): Expected => {
  const winner = home > away ? 0 : home === away ? 1 : 2
  return ids.map((id, index) => `${id}:${index === winner ? 'won' : 'lost'}`)
}

const noBet = ([home, away]: readonly [number, number]): Expected => {
  if (home === away) return ['4:void', '5:void']
  return home > away ? ['4:won', '5:lost'] : ['4:lost', '5:won']
}

const yesNo = (holds: boolean): Expected => [
  `74:${holds ? 'won' : 'lost'}`,
  `76:${holds ? 'lost' : 'won'}`,
]

const oddEven = (count: number): Expected => [
  `70:${count % 2 === 1 ? 'won' : 'lost'}`,
  `72:${count % 2 === 1 ? 'lost' : 'won'}`,
]

const RESULT = ['1', '2', '3']

/** Part of the match that a market looks at. */
const scopeOf = (marketId: number, all: FinalScores, values: Map<string, string>) => {
  const { parts, regularParts } = all
  const number = Number(values.get('quarternr') ?? values.get('periodnr') ?? 0)
  if (number > 0) return sum(parts.slice(number - 1, number))
  if (marketId >= 60 && marketId <= 81) return sum(parts.slice(0, regularParts / 2))
  if (marketId >= 83 && marketId <= 98) return sum(parts.slice(regularParts / 2, regularParts))
  const inclusive = [219, 223, 225, 227, 228, 229, 406, 410, 412].includes(marketId)
  return inclusive ? sum(parts) : sum(parts.slice(0, regularParts))
}

type Scope = { home: number; away: number; line: number; values: Map<string, string> }

const wins = (ids: readonly string[], winner: string): Expected =>
  ids.map((id) => `${id}:${id === winner ? 'won' : 'lost'}`)

const steps = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(first + 2 * index))

const byResult = (marketId: number, { home, away, line, values }: Scope): Expected => {
  if ([1, 60, 83, 235, 443].includes(marketId)) return resultOf([home, away], RESULT)
  if ([11, 64, 86, 219, 302, 406].includes(marketId)) return noBet([home, away])
  if ([16, 66, 88, 223, 303, 410, 460].includes(marketId)) {
    return byLine(home + line - away, '1714', '1715')
  }
  if ([10, 63, 85].includes(marketId)) {
    const word = (holds: boolean): string => (holds ? 'won' : 'lost')
    return [`9:${word(home >= away)}`, `10:${word(home !== away)}`, `11:${word(away >= home)}`]
  }
  if (marketId === 14) {
    const [first = 0, second = 0] = (values.get('hcp') ?? '').split(':').map(Number)
    return resultOf([home + first, away + second], ['1711', '1712', '1713'])
  }
  return null
}

const byGoals = (marketId: number, { home, away, line }: Scope): Expected => {
  if ([18, 68, 90, 225, 236, 412, 446].includes(marketId)) {
    return byLine(home + away - line, '12', '13')
  }
  if ([19, 69, 227].includes(marketId)) return byLine(home - line, '12', '13')
  if ([20, 70, 228].includes(marketId)) return byLine(away - line, '12', '13')
  if ([26, 74, 94, 229, 304].includes(marketId)) return oddEven(home + away)
  if (marketId === 27) return oddEven(home)
  return marketId === 28 ? oddEven(away) : null
}

const byQuestion = (marketId: number, { home, away }: Scope): Expected => {
  if ([29, 75, 95].includes(marketId)) return yesNo(Math.min(home, away) > 0)
  if (marketId === 31) return yesNo(away === 0)
  if (marketId === 32) return yesNo(home === 0)
  if (marketId === 33) return yesNo(home > 0 && away === 0)
  if (marketId === 34) return yesNo(away > 0 && home === 0)
  return marketId === 220 ? yesNo(home === away) : null
}

const byScore = (marketId: number, { home, away, values }: Scope, all: FinalScores): Expected => {
  if (marketId === 45) {
    return wins(steps(274, 26), home < 5 && away < 5 ? String(274 + 2 * (5 * away + home)) : '324')
  }
  if (marketId === 47) {
    const [halfHome, halfAway] = sum(all.parts.slice(0, 1))
    const side = (h: number, a: number): number => (h > a ? 0 : h === a ? 1 : 2)
    return wins(steps(418, 9), String(418 + 2 * (3 * side(halfHome, halfAway) + side(home, away))))
  }
  if (marketId !== 8) return null
  const scorer = all.scorers[Number(values.get('goalnr')) - 1]
  return wins(['6', '7', '8'], scorer === undefined ? '7' : scorer === 1 ? '6' : '8')
}

/** Written from the rules of each market alone; null for a market it does not know. */
export const expectedSettlement = (
  marketId: number,
  specifier: string,
  all: FinalScores,
): Expected => {
  const values = specifiers(specifier)
  const part = likeWhole(marketId)
  if (part !== null) {
    const parts = all.parts.slice(part.half, part.half + 1)
    return expectedSettlement(part.like, specifier, { ...all, parts, regularParts: 1 })
  }
  const [home, away] = scopeOf(marketId, all, values)
  const line = Number(values.get('total') ?? values.get('hcp') ?? 0)
  const scope = { home, away, line, values }
  return (
    byResult(marketId, scope) ??
    byGoals(marketId, scope) ??
    byQuestion(marketId, scope) ??
    byScore(marketId, scope, all) ??
    expectedOfFullOffer(marketId, values, all)
  )
}
