import type { Score } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import { unitOf } from '../../random.ts'
import type { Numbers } from '../match-model.ts'
import type { PlayMeans } from '../play-counts.ts'

/** What is counted in a sport in which points add up, besides the points. */
export type PointsNumbers = {
  /** Expected by a side of usual strength in regular time; `usual` are its expected points. */
  means: Readonly<Record<string, number>>
  usual: number
  /** Means that do not grow with the strength of the side. */
  alike: readonly string[]
  tell: (play: Play) => Numbers
}

/** A match as far as it has been played. */
export type Play = {
  /** How often either side has scored so many points at once. */
  made: (points: number) => Score
  counts: Numbers
  key: string
  /** Seconds of play. */
  played: number
  /** Share of the ball that the home side has by its strength, in per cent. */
  lean: number
}

const NONE: Score = { home: 0, away: 0 }
const POSSESSION_STEP = 25 * 60

function each(of: (side: 'home' | 'away', other: 'home' | 'away') => number): Score {
  return {
    home: of('home', 'away'),
    away: of('away', 'home'),
  }
}

function plus(...scores: readonly (Score | undefined)[]): Score {
  return each((side) => scores.reduce((sum, score) => sum + (score ?? NONE)[side], 0))
}

const swapped = (score: Score = NONE): Score => ({ home: score.away, away: score.home })

function possessionOf({ key, played, lean }: Play): Score {
  const home = Math.round(lean + 6 * noiseAt(key, played, POSSESSION_STEP))
  return { home, away: 100 - home }
}

function shareOf(part: Score, whole: Score): Score {
  return each((side) => (whole[side] === 0 ? 0 : Math.round((100 * part[side]) / whole[side])))
}

/** Of the missed shots the other side catches most. */
const DEFENSIVE = 0.73

function reboundsOf(missed: Score): Score {
  return each((side, other) => {
    const kept = missed[side] - Math.floor(DEFENSIVE * missed[side])
    return kept + Math.floor(DEFENSIVE * missed[other])
  })
}

export const BASKETBALL_NUMBERS: PointsNumbers = {
  usual: 81,
  means: { missed_twos: 19, missed_threes: 20, missed_free: 2.5, turnovers: 13, fouls: 19 },
  alike: ['missed_twos', 'missed_threes', 'turnovers', 'fouls'],
  tell: ({ made, counts }) => {
    const { missed_twos: two, missed_threes: three, missed_free: free, ...rest } = counts
    const goals = plus(made(2), made(3))
    const missed = plus(two, three)
    return {
      field_goals: goals,
      field_goal_share: shareOf(goals, plus(goals, missed)),
      three_pointers: made(3),
      free_throws: made(1),
      rebounds: reboundsOf(plus(missed, free)),
      ...rest,
    }
  },
}

export const HANDBALL_NUMBERS: PointsNumbers = {
  usual: 28,
  means: { saved: 11, off_target: 6, seven_metres: 3.5, turnovers: 10, suspensions: 3.5 },
  alike: ['saved', 'off_target', 'turnovers', 'suspensions'],
  tell: ({ made, counts }) => {
    const { saved, off_target: wide, seven_metres: sevens = NONE, ...rest } = counts
    const goals = made(1)
    return {
      shots: plus(goals, saved, wide),
      saves: swapped(saved),
      seven_metres: each((side) => Math.min(goals[side], sevens[side])),
      ...rest,
    }
  },
}

export const RUGBY_NUMBERS: PointsNumbers = {
  usual: 24,
  means: { penalties: 7, scrums: 6, lineouts: 11, turnovers: 6, yellow_cards: 0.6 },
  alike: ['penalties', 'scrums', 'lineouts', 'turnovers', 'yellow_cards'],
  tell: (play) => {
    const { made, counts } = play
    const { penalties, ...rest } = counts
    return {
      possession: possessionOf(play),
      tries: plus(made(5), made(7)),
      conversions: made(7),
      penalty_goals: made(3),
      // A goal from a penalty is one that the other side has conceded.
      penalties: plus(penalties, swapped(made(3))),
      ...rest,
    }
  },
}

/** Yards of so many plays, `least` to `most` each. */
function yardsOf(key: string, count: Score = NONE, least: number, most: number): Score {
  return each((side) => {
    let yards = 0
    for (let play = 0; play < count[side]; play++) {
      yards += least + Math.floor(unitOf(key, side, play) * (most - least + 1))
    }
    return yards
  })
}

export const AMERICAN_FOOTBALL_NUMBERS: PointsNumbers = {
  usual: 22.5,
  means: {
    completions: 21,
    carries: 25,
    first_downs: 15,
    turnovers: 1.3,
    sacks: 2.2,
    penalties: 6,
  },
  alike: ['turnovers', 'sacks', 'penalties'],
  tell: (play) => {
    const { made, counts, key } = play
    const { completions, carries, first_downs: downs, ...rest } = counts
    const touchdowns = plus(made(6), made(7), made(8))
    return {
      possession: possessionOf(play),
      touchdowns,
      kicked_goals: made(3),
      first_downs: plus(downs, touchdowns),
      passing_yards: yardsOf(`${key}:pass`, completions, 2, 20),
      rushing_yards: yardsOf(`${key}:run`, carries, 0, 9),
      ...rest,
    }
  },
}

/** Expected numbers of both sides by their expected points. */
export function meansOf(
  { means, alike, usual }: PointsNumbers,
  { home, away }: { home: number; away: number },
): PlayMeans {
  return Object.fromEntries(
    Object.entries(means).map(([kind, mean]) => {
      const by = (points: number): number =>
        alike.includes(kind) ? mean : mean * Math.sqrt(points / usual)
      return [kind, [by(home), by(away)] as const]
    }),
  )
}
