import type { FeedPlay, PlayStory, Score } from '../../messages.ts'
import { hashOf } from '../../random.ts'
import type { MatchModel, Moment } from '../match-model.ts'
import type { Counts, ToldPlay } from './told-play.ts'
import { FOOTBALL, HANDBALL, ICE_HOCKEY } from './goal-plays.ts'
import { AMERICAN_FOOTBALL, BASKETBALL, RUGBY } from './point-plays.ts'
import {
  BASEBALL,
  COUNTER_STRIKE,
  CRICKET,
  DARTS,
  LANES,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './turn-plays.ts'

const PLAYS: Readonly<Record<string, readonly ToldPlay[]>> = {
  soccer: FOOTBALL,
  tennis: TENNIS,
  'table-tennis': TABLE_TENNIS,
  volleyball: VOLLEYBALL,
  basketball: BASKETBALL,
  'ice-hockey': ICE_HOCKEY,
  handball: HANDBALL,
  'american-football': AMERICAN_FOOTBALL,
  rugby: RUGBY,
  baseball: BASEBALL,
  cricket: CRICKET,
  darts: DARTS,
  'counter-strike': COUNTER_STRIKE,
  'dota-2': LANES,
  'league-of-legends': LANES,
}

/** All that can be told of a sport that nobody knows here. */
const SCORE_ALONE: readonly ToldPlay[] = [{ counted: 'score', kind: 'points' }]

/** Seconds between two looks at a match: what happens between them is told as one. */
const STEP = 10
const MINUTE = 60
/** Of momentum. */
const MINUTES = 10
/** How long a play is told: through the longest break, and what was quiet before it. */
const TOLD_MINUTES = 40
const MOST_PLAYS = 8
/** Plays of so much weight in one minute leave the other side far behind. */
const FULL_WEIGHT = 3

/** Tells what has happened lately; asked in the order of time. */
export type StoryTeller = (t: number) => PlayStory

/** A play and the look that saw it. */
type Sight = { at: number; play: FeedPlay }
type Seen = {
  counts: Counts
  /** What happens by the next look happens in it. */
  stage: string
  /** How it stands in that stage; null where only a follower of the sport could read it. */
  score: Score | null
  sights: readonly Sight[]
  weights: readonly number[]
}

const UNSEEN: Seen = { counts: new Map(), stage: '', score: null, sights: [], weights: [] }

/**
 * What a match tells beside its score: a pure function of the model and the time, whenever the feed
 * began to look. The match is looked at on a grid of seconds, so that a restart tells the same.
 */
export function createStoryTeller(
  model: MatchModel,
  { seed, matchId, sportKey }: { seed: string; matchId: string; sportKey: string },
): StoryTeller {
  const told = playsOf(sportKey)
  const isThrown = sportKey === 'darts'
  let step = -1
  let seen = UNSEEN

  const look = (last: Seen, t: number, at: number): Seen => {
    const { counts: before, sights, weights } = last
    const moment = model.moment(t)
    const { stage } = moment
    const counts = countsOf(moment, isThrown)
    const score = scoreIn(moment, stage)
    if (before.size === 0) return { counts, stage, score, sights, weights }
    const grown = grownPlays(told, before, counts)
    const scores = scoresAfter(grown, last.score, scoreIn(moment, last.stage))
    const fresh = grown.map(({ play, side, by }, index): Sight => {
      const { kind } = play
      const who = { id: `${at}:${kind}:${side}`, kind, side: side === 'home' ? 1 : 2 } as const
      const spot = spotOf(play, side, hashOf(seed, matchId, 'spot', at))
      const when = { ...stageOf(moment, last.stage, side), ...minuteOf(moment, t) }
      const after = scores[index]
      return { at, play: { ...who, count: by, ...when, ...(after && { score: after }), spot } }
    })
    const minute = Math.floor(t / MINUTE)
    const pressed = weights.slice()
    for (const { play, side } of grown) {
      pressed[minute] = (pressed[minute] ?? 0) + (side === 'home' ? 1 : -1) * (play.weight ?? 1)
    }
    return {
      counts,
      stage,
      score,
      sights: [...fresh, ...sights].slice(0, MOST_PLAYS),
      weights: pressed,
    }
  }

  return (t) => {
    const now = Math.floor(t / STEP)
    const first = Math.max(0, now - (TOLD_MINUTES * MINUTE) / STEP)
    if (step < first - 1) seen = { ...seen, counts: UNSEEN.counts }
    for (let at = Math.max(step + 1, first); at <= now; at++) seen = look(seen, at * STEP, at)
    step = Math.max(step, now)
    // What has happened since the last look is told at once, and settled by the next one.
    const { sights, weights } = look(seen, t, now + 1)
    const plays = sights.filter(({ at }) => at > first).map(({ play }) => play)
    const last = Math.floor(t / MINUTE)
    const momentum = Array.from({ length: MINUTES }, (_, index) => {
      const weight = weights[last - MINUTES + 1 + index] ?? 0
      return Math.round(100 * Math.tanh(weight / FULL_WEIGHT))
    })
    return { plays, momentum }
  }
}

type Grown = { play: ToldPlay; side: 'home' | 'away'; by: number }

/** What grew between two looks: of each side the most important alone. */
function grownPlays(told: readonly ToldPlay[], before: Counts, now: Counts): Grown[] {
  return (['home', 'away'] as const).flatMap((side) => {
    for (const play of told) {
      const by = (now.get(play.counted)?.[side] ?? 0) - (before.get(play.counted)?.[side] ?? 0)
      if (by > 0 && play.by?.includes(by) !== false) return [{ play, side, by }]
    }
    return []
  })
}

function countsOf(moment: Moment, isThrown: boolean): Counts {
  const { score, gameScore, periodScores } = moment
  const counts = new Map<string, Score>(Object.entries(moment.stats()))
  counts.set('score', score)
  counts.set('parts', {
    home: periodScores.reduce((sum, { home }) => sum + home, 0),
    away: periodScores.reduce((sum, { away }) => sum + away, 0),
  })
  // What is left of a leg grows smaller with what is thrown.
  const sign = isThrown ? -1 : 1
  if (gameScore !== undefined) {
    counts.set('small', { home: sign * gameScore.home, away: sign * gameScore.away })
  }
  return counts
}

/** Of the set or the map where the stage is one, else of the match. */
function scoreIn({ clock, score, periodScores, situation }: Moment, stage: string): Score | null {
  if (clock !== null) return score
  // Runs and wickets are no score of two numbers.
  if (situation?.overs !== undefined) return null
  const part = /^(?:set|map)_(\d+)$/.exec(stage)?.[1]
  return part === undefined ? score : (periodScores[Number(part) - 1] ?? null)
}

/** How it stood after each of two plays, the newest first; undefined after one that changed nothing. */
function scoresAfter(
  grown: readonly Grown[],
  before: Score | null,
  now: Score | null,
): readonly (Score | undefined)[] {
  if (before === null || now === null) return []
  const after = { home: now.home, away: now.away }
  return grown.map(({ side }) => {
    const told = { ...after }
    after[side] = before[side]
    return told[side] > before[side] ? told : undefined
  })
}

/** The last ball of an over is its sixth: `13.0` overs are told as the ball `12.6`. */
function ballOf(overs: string): string {
  const [over = '', ball] = overs.split('.')
  return ball === '0' ? `${Number(over) - 1}.6` : overs
}

/** Where a play was in a match without a clock; the look that sees it may be in the next stage. */
function stageOf(
  { clock, situation }: Moment,
  stage: string,
  side: 'home' | 'away',
): Pick<FeedPlay, 'stage'> {
  if (clock !== null) return {}
  const overs = situation?.overs?.[side]
  return { stage: overs === undefined ? stage : `over_${ballOf(overs)}` }
}

function minuteOf({ clock }: Moment, t: number): Pick<FeedPlay, 'minute' | 'added'> {
  if (clock === null) return { minute: Math.floor(t / MINUTE) + 1, added: null }
  const { matchTime, stoppageTime } = clock
  if (stoppageTime === undefined) return { minute: Math.floor(matchTime / MINUTE) + 1, added: null }
  return {
    minute: Math.round((matchTime - stoppageTime) / MINUTE),
    added: Math.floor(stoppageTime / MINUTE) + 1,
  }
}

function spotOf(
  { spots, isAnywhere }: ToldPlay,
  side: 'home' | 'away',
  drawn: number,
): FeedPlay['spot'] {
  const spot = spots?.[drawn % spots.length]
  if (spot === undefined) return null
  const [x, y] = spot
  return side === 'home' || isAnywhere === true ? { x, y } : { x: 100 - x, y: 56 - y }
}

function playsOf(sportKey: string): readonly ToldPlay[] {
  return PLAYS[sportKey] ?? SCORE_ALONE
}
