/** Ids of the outcomes of a market, in the order in which they are shown. */
export type OutcomeIds = readonly string[]

const ids = (...numbers: readonly number[]): OutcomeIds => numbers.map(String)

/** `count` ids from `first` on. */
function from(first: number, count: number, step = 1): OutcomeIds {
  return Array.from({ length: count }, (_, index) => String(first + step * index))
}

/** Ids of a market whose outcomes depend on a variant. */
function variant(name: string, first: number, count: number): OutcomeIds {
  return from(first, count).map((id) => `${name}:${id}`)
}

export const RESULT = ids(1, 2, 3)
export const DOUBLE_CHANCE = ids(9, 10, 11)
export const WINNER = ids(4, 5)
export const HOME_NO_BET = ids(776, 778)
export const AWAY_NO_BET = ids(780, 782)
export const OVER_UNDER = ids(12, 13)
export const HANDICAP = ids(1714, 1715)
export const EUROPEAN_HANDICAP = ids(1711, 1712, 1713)
export const YES_NO = ids(74, 76)
export const ODD_EVEN = ids(70, 72)
/** Home, nobody, away: who scores next, last or first so often. */
export const NEXT_SCORE = ids(6, 7, 8)
export const WHICH_TEAM_SCORES = ids(784, 788, 790, 792)
export const HIGHEST_HALF = ids(436, 438, 440)
export const WHICH_HALF = ids(592, 593, 594)
export const HALVES_BOTH = ids(806, 808, 810, 812)

/** By half-time and full-time: home, draw, away. */
export const HALF_TIME_FULL_TIME = from(418, 9, 2)
/** By half-time, full-time, then under and over. */
export const HALF_RESULT_AND_TOTAL = from(1836, 18)

/** Up to 4:4, the goals of the home side counting up first, and any other. */
export const CORRECT_SCORE = from(274, 26, 2)
/** Up to 2:2. */
export const HALF_CORRECT_SCORE = from(462, 10, 2)
/** Best of 3, 5 and 11: the winner's side first, from the clearest win to the clearest defeat. */
export const SET_SCORE = [3, 5, 11].flatMap((sets) =>
  variant(`sr:correct_score:bestof:${sets}`, 1, sets + 1),
)

export const RESULT_AND_BOTH = from(78, 6, 2)
export const RESULT_AND_TOTAL = from(794, 6, 2)
export const TOTAL_AND_BOTH = from(90, 4, 2)
export const CHANCE_AND_BOTH = from(1718, 6)
export const CHANCE_AND_TOTAL = from(1724, 6)

/** Home by 1, 2, …, draw, away by 1, 2, … */
export const MARGIN = variant('sr:winning_margin:3+', 114, 7)
export const HALF_MARGIN = variant('sr:winning_margin:2+', 114, 5)

export const EXACT_GOALS = variant('sr:exact_goals:6+', 88, 7)
export const EXACT_SIDE_GOALS = variant('sr:exact_goals:3+', 88, 4)
export const GOAL_RANGE = variant('sr:goal_range:7+', 1336, 4)
export const HALF_GOAL_RANGE = variant('sr:goal_range:4+', 1336, 3)
export const SIDE_GOAL_RANGE = variant('sr:goal_range:4+', 1336, 4)
export const CORNER_RANGE = variant('sr:corner_range:12+', 1336, 3)
export const SIDE_CORNER_RANGE = variant('sr:corner_range:7+', 1336, 4)
export const HALF_CORNER_RANGE = variant('sr:corner_range:half:7+', 1336, 3)
export const CARD_COUNTS = variant('sr:exact_bookings:7+', 1060, 8)

/** A quarter of an hour each, and no goal at all. */
export const QUARTER_HOURS = from(584, 7)
export const TEN_MINUTES = from(596, 10)

/** After the players, which are named by their ids. */
export const SCORERS: OutcomeIds = ['sr:player:other', '7']
/** The competitors, which are named by their ids. */
export const COMPETITORS: OutcomeIds = []
