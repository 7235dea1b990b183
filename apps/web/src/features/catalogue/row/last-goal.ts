import type { Match, Score } from '@touchline/contract'
import type { LiveMatch } from '@touchline/live'
import { useEffect, useState } from 'react'

import { minuteText } from '../../../base/clock/clock-text.ts'

export type Goal = {
  side: 'home' | 'away'
  /** As the clock of the row was: `74′`; null without a clock. */
  minute: string | null
}

/** For how long a row tells of a goal, ms. */
const TOLD_MS = 60_000

/** Sports whose scores are few enough that each is news. */
const GOAL_SPORTS: ReadonlySet<string> = new Set(['soccer', 'ice-hockey'])

type Told = { score: Match['totalScore']; goal: Goal | null }

/** The goal that fell last while the row was on the page, for a while. */
export function useLastGoal(match: LiveMatch): Goal | null {
  const [told, setTold] = useState<Told>({ score: match.totalScore, goal: null })
  const { totalScore: score } = match
  if (!isSame(score, told.score)) {
    const side = GOAL_SPORTS.has(match.sportKey) ? scorer(told.score, score) : null
    setTold({ score, goal: side && { side, minute: minuteOf(match) } })
  }
  const { goal } = told
  useEffect(() => {
    if (goal === null) return undefined
    const timer = setTimeout(() => setTold((now) => ({ ...now, goal: null })), TOLD_MS)
    return () => clearTimeout(timer)
  }, [goal])
  return goal
}

/** Whose score went up; nobody's where one was taken back, or where it is not known which was last. */
export function scorer(before: Score | null, now: Score | null): Goal['side'] | null {
  if (before === null || now === null) return null
  const home = now.home - before.home
  const away = now.away - before.away
  if (home > 0 && away === 0) return 'home'
  return away > 0 && home === 0 ? 'away' : null
}

function isSame(a: Score | null, b: Score | null): boolean {
  return a === b || (a?.home === b?.home && a?.away === b?.away)
}

/** The clock comes with the score. */
function minuteOf({ clock, sportKey }: LiveMatch): string | null {
  return clock === null ? null : minuteText(clock, sportKey, Date.parse(clock.updatedAt))
}
