import { gradeIf, VOID } from '../../pricing/grade.ts'
import type { Line, LinePlace } from '../../pricing/line.ts'
import { oneOf } from '../../pricing/lines/results.ts'
import { NEXT_SCORERS } from './scorer-tables.ts'
import { scorerOutcome, type Squads } from './squads.ts'

/**
 * Every player by himself. In a table each entry tells of one player alone, so it is void for all
 * others; a result is two sets of bits.
 */
function eachPlayer(
  { marketId, scope }: LinePlace,
  outcomeIds: readonly string[],
  least: 1 | 2,
): Line {
  return {
    marketId,
    scope,
    specifier: '',
    outcomeIds,
    family: '',
    value: 0,
    winners: 0,
    grade: (outcome, a, b) => {
      if (a < 0) return a === -1 - outcome ? gradeIf(b >= least) : VOID
      return gradeIf((((least === 1 ? a : b) >> outcome) & 1) === 1)
    },
  }
}

/** Players of both sides, then anybody else and nobody, as `scorerOutcome` numbers them. */
export function scorerOutcomes([home, away]: Squads): readonly string[] {
  return [...home, ...away, 'sr:player:other', '7']
}

export function scorerLines(squads: Squads): readonly Line[] {
  const players = squads.flat()
  const everybody = scorerOutcomes(squads)
  return [
    eachPlayer({ marketId: 40, scope: 'scorers' }, players, 1),
    eachPlayer({ marketId: 891, scope: 'scorers' }, players, 2),
    oneOf({ marketId: 39, scope: 'last_scorer' }, everybody, scorerOutcome),
    ...Array.from({ length: NEXT_SCORERS }, (_, index) =>
      oneOf(
        { marketId: 38, scope: `scorer_${index + 1}`, specifier: `goalnr=${index + 1}` },
        everybody,
        scorerOutcome,
      ),
    ),
  ]
}
