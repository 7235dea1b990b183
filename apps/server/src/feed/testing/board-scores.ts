import type { MatchModel } from '../simulator/match-model.ts'

type Pair = readonly [home: number, away: number]
type Expected = readonly string[] | null

/** What a spectator of a sport without a clock has written down from the public board. */
export type BoardScores = {
  /** Sets, maps or legs won. */
  score: Pair
  /** Sets, maps or innings as they ended, in order. */
  parts: readonly Pair[]
  /** Every look at the board at which something had changed. */
  looks: readonly Look[]
}

type Look = {
  parts: readonly Pair[]
  score: Pair
  /** Of cricket: balls that either side has faced, and wickets that it has lost. */
  balls: Pair
  wickets: Pair
}

/** No ball, rally or visit is faster. */
const LOOK_EVERY = 4

/** `12.3` is twelve overs and three balls. */
const ballsOf = (overs: string): number => {
  const [whole = 0, rest = 0] = overs.split('.').map(Number)
  return 6 * whole + rest
}

export const watchBoard = (model: MatchModel): BoardScores => {
  const looks: Look[] = []
  let seen = ''
  for (let t = 0; t <= model.duration + LOOK_EVERY; t += LOOK_EVERY) {
    const { score, periodScores, situation, signature, stats } = model.moment(t)
    if (signature === seen) continue
    seen = signature
    const { home: own = '0.0', away: other = '0.0' } = situation?.overs ?? {}
    const { wickets_lost: lost = { home: 0, away: 0 } } = stats()
    looks.push({
      parts: periodScores.map(({ home, away }): Pair => [home, away]),
      score: [score.home, score.away],
      balls: [ballsOf(own), ballsOf(other)],
      wickets: [lost.home, lost.away],
    })
  }
  const { score, parts } = looks.at(-1) as Look
  return { score, parts, looks }
}

const word = (holds: boolean): string => (holds ? 'won' : 'lost')
const two = (ids: Pair | readonly [string, string], first: boolean): Expected => [
  `${ids[0]}:${word(first)}`,
  `${ids[1]}:${word(!first)}`,
]
const voidOf = (...ids: readonly string[]): Expected => ids.map((id) => `${id}:void`)
const yesNo = (holds: boolean): Expected => two(['74', '76'], holds)
const oddEven = (count: number): Expected => two(['70', '72'], count % 2 === 1)
const winner = ([home, away]: Pair): Expected => two(['4', '5'], home > away)

const byLine = (value: number, ids: readonly [string, string]): Expected =>
  value === 0 ? voidOf(...ids) : two(ids, value > 0)
const over = (count: number, line: number): Expected => byLine(count - line, ['12', '13'])
const ahead = ([home, away]: Pair, start: number): Expected =>
  byLine(home - away + start, ['1714', '1715'])
const result = ([home, away]: Pair): Expected =>
  ['1', '2', '3'].map((id, index) => `${id}:${word(index === 1 - Math.sign(home - away))}`)

const sum = (parts: readonly Pair[]): Pair => [
  parts.reduce((total, [home]) => total + home, 0),
  parts.reduce((total, [, away]) => total + away, 0),
]
const all = ([home, away]: Pair): number => home + away

/** `3:0`, `3:1` … `0:3`, in the order of the feed's variants. */
const correctScore = ([home, away]: Pair): Expected => {
  const best = Math.max(home, away)
  const place = home > away ? away : 2 * best - 1 - home
  return Array.from({ length: 2 * best }, (_, index) => {
    const id = `sr:correct_score:bestof:${2 * best - 1}:${index + 1}`
    return `${id}:${word(index === place)}`
  })
}

/** Sets, maps and legs: markets on how many of them either side has. */
const onParts = (marketId: number, line: number, { score }: BoardScores): Expected => {
  const [home, away] = score
  const toWin = Math.max(home, away)
  switch (marketId) {
    case 186:
      return winner(score)
    case 188:
    case 327:
    case 493:
      return ahead(score, line)
    case 314:
    case 328:
    case 494:
      return over(home + away, line)
    case 199:
      return correctScore(score)
    case 192:
    case 334:
      return yesNo(home > 0)
    case 193:
    case 335:
      return yesNo(away > 0)
    case 495:
      return over(home, line)
    case 496:
      return over(away, line)
    case 497:
      return oddEven(home + away)
    case 498:
      return yesNo(Math.min(home, away) === toWin - 1)
    default:
      return null
  }
}

/** Points of all sets together: rallies, or games of tennis. */
const onPoints = (marketId: number, line: number, { parts }: BoardScores): Expected => {
  const points = sum(parts)
  switch (marketId) {
    case 187:
    case 237:
      return ahead(points, line)
    case 189:
    case 238:
      return over(all(points), line)
    case 190:
      return over(points[0], line)
    case 191:
      return over(points[1], line)
    case 198:
    case 239:
      return oddEven(all(points))
    default:
      return null
  }
}

/** Who had so many points of a set or map first. */
const race = (number: number, target: number, { looks }: BoardScores): Expected => {
  const first = looks.find(({ parts }) => Math.max(...(parts[number - 1] ?? [0, 0])) >= target)
  return first === undefined ? voidOf('4', '5') : winner(first.parts[number - 1] ?? [0, 0])
}

/** Who won a game of tennis: whose games have grown from so many to one more. */
const game = (set: number, number: number, { looks }: BoardScores): Expected => {
  const at = looks.find(({ parts }) => all(parts[set - 1] ?? [0, 0]) >= number)
  if (at === undefined) return voidOf('4', '5')
  const before = looks.findLast(({ parts }) => all(parts[set - 1] ?? [0, 0]) < number)
  const own = (at.parts[set - 1]?.[0] ?? 0) - (before?.parts[set - 1]?.[0] ?? 0)
  return two(['4', '5'], own === 1)
}

/** Who won a leg of darts. */
const leg = (number: number, { looks }: BoardScores): Expected => {
  const at = looks.find(({ score }) => all(score) >= number)
  if (at === undefined) return voidOf('4', '5')
  const before = looks.findLast(({ score }) => all(score) < number)
  return two(['4', '5'], at.score[0] > (before?.score[0] ?? 0))
}

const onePart = (
  marketId: number,
  values: ReadonlyMap<string, string>,
  board: BoardScores,
): Expected => {
  const numberOf = (name: string): number => Number(values.get(name) ?? 0)
  const number = numberOf('setnr') + numberOf('mapnr')
  const line = numberOf('total') + numberOf('hcp')
  if (marketId === 499) return leg(numberOf('legnr'), board)
  if (marketId === 312 || marketId === 336) return race(number, numberOf('pointnr'), board)
  if (marketId === 210) return game(number, numberOf('gamenr'), board)
  const part = board.parts[number - 1]
  switch (marketId) {
    case 202:
    case 330:
      return part === undefined ? voidOf('4', '5') : winner(part)
    case 203:
    case 309:
    case 331:
      return part === undefined ? voidOf('1714', '1715') : ahead(part, line)
    case 204:
    case 310:
    case 332:
      return part === undefined ? voidOf('12', '13') : over(all(part), line)
    case 311:
    case 333:
      return part === undefined ? voidOf('70', '72') : oddEven(all(part))
    default:
      return null
  }
}

const baseball = (
  marketId: number,
  values: ReadonlyMap<string, string>,
  { parts }: BoardScores,
): Expected => {
  const line = Number(values.get('total') ?? values.get('hcp') ?? 0)
  const inning = Number(values.get('inningnr') ?? 0)
  const whole = sum(parts)
  const [nine, five] = [sum(parts.slice(0, 9)), sum(parts.slice(0, 5))]
  const one = sum(parts.slice(inning - 1, inning))
  switch (marketId) {
    case 251:
      return winner(whole)
    case 256:
      return ahead(whole, line)
    case 258:
      return over(all(whole), line)
    case 260:
      return over(whole[0], line)
    case 261:
      return over(whole[1], line)
    case 264:
      return oddEven(all(whole))
    case 262:
      return result(nine)
    case 268:
      return yesNo(nine[0] === nine[1])
    case 274:
      return result(five)
    case 275:
      return ahead(five, line)
    case 276:
      return over(all(five), line)
    case 287:
      return result(one)
    case 288:
      return over(all(one), line)
    case 289:
      return yesNo(all(one) > 0)
    default:
      return null
  }
}

const cricket = (
  marketId: number,
  values: ReadonlyMap<string, string>,
  { parts, score, looks }: BoardScores,
): Expected => {
  const [own = [0, 0], , superOver] = parts
  if (marketId === 340) return winner(superOver ?? score)
  if (marketId === 341) return yesNo(score[0] === score[1])
  const batsFirst = own[0] > 0 ? 0 : 1
  const side = values.get('inningnr') === '1' ? batsFirst : 1 - batsFirst
  const after = (balls: number): readonly [balls: number, runs: number, wickets: number] => {
    const look = looks.findLast((one) => (one.balls[side] ?? 0) <= balls)
    return [look?.balls[side] ?? 0, look?.score[side] ?? 0, look?.wickets[side] ?? 0]
  }
  const line = Number(values.get('total') ?? 0)
  const runs = score[side] ?? 0
  if (marketId === 346) return over(runs, line)
  if (marketId === 347) return oddEven(runs)
  if (marketId === 351) return over(after(36)[1], line)
  const number = Number(values.get('overnr'))
  const [[, runsBefore, lostBefore], [balls, runsNow, lostNow]] = [
    after(6 * (number - 1)),
    after(6 * number),
  ]
  const isBowled = balls > 6 * (number - 1)
  switch (marketId) {
    case 350:
      return isBowled ? over(runsNow - runsBefore, line) : voidOf('12', '13')
    case 352:
      return isBowled ? oddEven(runsNow - runsBefore) : voidOf('70', '72')
    case 353:
      return isBowled ? yesNo(lostNow > lostBefore) : voidOf('74', '76')
    default:
      return null
  }
}

const valuesOf = (specifier: string): ReadonlyMap<string, string> =>
  new Map(specifier.split('|').map((part) => part.split('=') as [string, string]))

/** Written from the rules of each market and the board alone; null for a market it does not know. */
export const settledByBoard = (
  marketId: number,
  specifier: string,
  board: BoardScores,
): Expected => {
  const values = valuesOf(specifier)
  const line = Number(values.get('total') ?? values.get('hcp') ?? 0)
  return (
    onParts(marketId, line, board) ??
    onPoints(marketId, line, board) ??
    onePart(marketId, values, board) ??
    baseball(marketId, values, board) ??
    cricket(marketId, values, board)
  )
}
