import { MATCH_STATUS } from '@touchline/betting'

import { decidedGrades, settledMarket } from '../pricing/settle.ts'
import type { Score, SettledMarket } from '../messages.ts'
import { unitOf } from '../random.ts'
import type { MatchModel, ModelOptions, Moment } from './match-model.ts'

/** Of a match between two players; teams have somebody to send on. */
const CHANCES: Readonly<Record<string, { retired: number; walkover: number }>> = {
  tennis: { retired: 0.02, walkover: 0.006 },
  'table-tennis': { retired: 0.005, walkover: 0.004 },
  darts: { retired: 0.002, walkover: 0.003 },
}

/** Seconds for which everybody sees that a player is treated. */
const TREATED = 120

/**
 * Matches of players of whom one cannot begin, or go on. What becomes of a match has a draw of its
 * own: all others stay as they were, and so does the course of this one as far as it comes.
 */
export function mayBeCutShort(
  sportKey: string,
  draw: (options: ModelOptions) => MatchModel,
): (options: ModelOptions) => MatchModel {
  const chances = CHANCES[sportKey]
  if (chances === undefined) return draw
  return (options) => {
    const model = draw(options)
    const unit = unitOf(options.seed, options.matchId, 'cut short')
    if (unit < chances.walkover) return walkover(model)
    if (unit >= chances.walkover + chances.retired) return model
    const share = 0.1 + 0.8 * unitOf(options.seed, options.matchId, 'cut short at')
    return retiredAt(model, Math.round(share * model.duration))
  }
}

/** Nobody has played: all bets are void. */
export function walkover(model: MatchModel): MatchModel {
  const before = model.moment(-1)
  const end: Moment = {
    ...before,
    status: MATCH_STATUS.closed,
    stage: 'walkover',
    suspended: false,
    signature: 'walkover',
  }
  return {
    ...model,
    duration: 0,
    cutShort: { how: 'walkover', wouldBe: model.moment(model.duration).score },
    moment: (t) => (t < 0 ? model.moment(t) : end),
    facts: () => new Map(),
  }
}

/** What the score had decided stands; all else is void. */
export function retiredAt(model: MatchModel, second: number): MatchModel {
  const wouldBe = model.moment(model.duration).score
  const end = (): Moment => {
    const {
      gameScore: _game,
      currentServer: _server,
      situation: _situation,
      ...left
    } = model.moment(second)
    const stage = retiredStage(wouldBe)
    return { ...left, status: MATCH_STATUS.finished, stage, signature: stage, suspended: false }
  }
  return {
    ...model,
    duration: second,
    cutShort: { how: 'retired', wouldBe },
    moment: (t) => {
      if (t >= second) return end()
      const moment = model.moment(t)
      return t < Math.max(0, second - TREATED) ? moment : { ...moment, suspended: true }
    },
    tables: (t) => model.tables(Math.min(t, second)),
    facts: (t) => model.facts(Math.min(t, second)),
  }
}

/** Who would have lost is who cannot go on: so the table counts the match by who won it. */
function retiredStage({ home, away }: Score): string {
  if (home === away) return 'retired'
  return home < away ? 'retired_home' : 'retired_away'
}

/** Of a match that went no further than `t`: the lines whose every outcome had been decided. */
export function decidedBy(model: MatchModel, t: number): readonly SettledMarket[] {
  const tables = model.tables(t)
  const facts = model.facts(t)
  return model.lines.flatMap((line) => {
    const grades = decidedGrades(line, tables, facts)
    return grades === null ? [] : [settledMarket(line, grades)]
  })
}
