import { topMultiple, type LotteryGame } from '@touchline/betting'

export type ScheduledGame = LotteryGame & {
  /** First digit of its draws' ids, after the one that says lottery. */
  readonly digit: number
  readonly everyMs: number
}

const MINUTE = 60_000

/** What can be played: numbers, prizes, and how often they are drawn. */
export const GAMES: readonly ScheduledGame[] = [
  {
    code: 'five',
    digit: 1,
    everyMs: 10 * MINUTE,
    numbers: 35,
    picks: 5,
    prizes: [
      { matched: 5, multiple: 60_000 },
      { matched: 4, multiple: 500 },
      { matched: 3, multiple: 15 },
      { matched: 2, multiple: 1 },
    ],
  },
  {
    code: 'six',
    digit: 2,
    everyMs: 60 * MINUTE,
    numbers: 45,
    picks: 6,
    prizes: [
      { matched: 6, multiple: 250_000 },
      { matched: 5, multiple: 8_000 },
      { matched: 4, multiple: 200 },
      { matched: 3, multiple: 10 },
    ],
  },
]

/** By the league that their draws stand in. */
export const GAMES_BY_LEAGUE: ReadonlyMap<number, ScheduledGame> = new Map(
  GAMES.map((game) => [leagueOf(game), game]),
)

/** Draws that can be played ahead, the next one among them. */
const ON_SALE = 3

/** Key of the sport that draws stand under. */
export const LOTTERY = 'lottery'
const FIRST_DIGIT = '5'

export type Draw = {
  readonly id: string
  readonly game: ScheduledGame
  /** Since 1970. */
  readonly number: number
  readonly closesAt: number
}

export function drawOf(game: ScheduledGame, number: number): Draw {
  const id = `${FIRST_DIGIT}${game.digit}${number}`
  return { id, game, number, closesAt: number * game.everyMs }
}

/** @returns undefined for an id that is not a draw's */
export function findDraw(id: string): Draw | undefined {
  const [, digit, number] = /^5(\d)([1-9]\d{4,7})$/.exec(id) ?? []
  const game = GAMES.find((one) => String(one.digit) === digit)
  return game === undefined ? undefined : drawOf(game, Number(number))
}

/** The next draws of a game that tickets are sold for, once they are promised. */
export function drawsOnSale(game: ScheduledGame, now: number): readonly Draw[] {
  return nextDraws(game, now, ON_SALE)
}

/** Those on sale, and the one that follows: its promise is there when its sale begins. */
export function drawsToPromise(now: number): readonly Draw[] {
  return GAMES.flatMap((game) => nextDraws(game, now, ON_SALE + 1))
}

function nextDraws(game: ScheduledGame, now: number, count: number): readonly Draw[] {
  const next = Math.floor(now / game.everyMs) + 1
  return Array.from({ length: count }, (_, index) => drawOf(game, next + index))
}

export function leagueOf({ digit }: Pick<ScheduledGame, 'digit'>): number {
  return 9900 + digit
}

export const specifierOf = ({ numbers, picks }: LotteryGame): string =>
  `of=${numbers}|picks=${picks}`

/** The price of a ticket is its top prize. */
export const thousandthsOf = (game: LotteryGame): number => topMultiple(game) * 1000
