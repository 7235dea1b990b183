import { FOOTBALL, HANDBALL, ICE_HOCKEY } from './goal-plays.ts'
import { AMERICAN_FOOTBALL, BASKETBALL, RUGBY } from './point-plays.ts'
import type { ToldPlay } from './told-play.ts'
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

export function playsOf(sportKey: string): readonly ToldPlay[] {
  return PLAYS[sportKey] ?? SCORE_ALONE
}
