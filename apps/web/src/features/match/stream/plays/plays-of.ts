import { COUNTER_STRIKE, LANES } from './esport-plays.ts'
import { FOOTBALL, HANDBALL, ICE_HOCKEY } from './goal-plays.ts'
import type { Play } from './play.ts'
import { AMERICAN_FOOTBALL, BASKETBALL, RUGBY } from './point-plays.ts'
import { BASEBALL, CRICKET, DARTS, TABLE_TENNIS, TENNIS, VOLLEYBALL } from './turn-plays.ts'

const PLAYS: Readonly<Record<string, readonly Play[]>> = {
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

/** All that can be said of a sport that nobody knows here. */
const SCORE_ALONE: readonly Play[] = [{ counted: 'score', event: 'points' }]

export function playsOf(sportKey: string): readonly Play[] {
  return PLAYS[sportKey] ?? SCORE_ALONE
}
