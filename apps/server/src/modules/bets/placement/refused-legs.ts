import { BET_ERROR } from '@touchline/contract'
import { Problem } from '../../../http/problem.ts'
import type { BetProblem } from '../../../http/problem.ts'

/**
 * What stands against legs, as one answer. A changed price comes last: the player can mend it only
 * when nothing else is in the way.
 * @param errors by selection id, at least one
 */
export function refusedLegs(errors: ReadonlyMap<string, BetProblem>): Problem {
  const problems = [...errors.values()]
  const lead = problems.find(({ code }) => code !== BET_ERROR.invalidOdds) ?? problems[0]
  if (lead === undefined) throw new RangeError('There is nothing to refuse')
  return new Problem(422, lead.messageKey, {
    errorsByBet: errors,
    ...(lead.params === undefined ? {} : { params: lead.params }),
  })
}
