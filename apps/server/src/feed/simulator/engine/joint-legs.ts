import type { JointAnswer, JointQuestion, JointSelection } from '../../joint-price.ts'
import { priceTogether, worthTogether, type JointLeg } from '../../pricing/joint.ts'
import { lineKey } from '../../pricing/line.ts'
import { jointGroupOf } from '../../pricing/offer.ts'
import type { MatchModel } from '../match-model.ts'
import type { OfferedMarkets } from './changed-markets.ts'

type FoundLegs =
  | { readonly kind: 'found'; readonly group: string; readonly legs: readonly JointLeg[] }
  | { readonly kind: 'unavailable'; readonly selections: readonly number[] }

/** The lines that are asked for, as far as they are on offer and in one group. */
function findLegs(
  { lines, joint }: MatchModel,
  offered: OfferedMarkets,
  selections: readonly JointSelection[],
): FoundLegs {
  const found = selections.map(({ marketId, specifier, outcomeId }) => {
    const isOffered = offered.keys.includes(lineKey(marketId, specifier))
    const line = lines.find((one) => one.marketId === marketId && one.specifier === specifier)
    if (line === undefined || !isOffered) return undefined
    const outcome = line.outcomeIds.indexOf(outcomeId)
    return { line, outcome, group: jointGroupOf(line, (scope) => joint.groupOf(scope)) }
  })
  const group = found.find((leg) => leg?.group != null)?.group ?? ''
  const missing: number[] = []
  const legs = found.flatMap((leg, index): JointLeg[] => {
    if (leg !== undefined && leg.outcome >= 0 && leg.group === group) return [leg]
    missing.push(index)
    return []
  })
  return missing.length > 0
    ? { kind: 'unavailable', selections: missing }
    : { kind: 'found', group, legs }
}

/** None of them has a price. */
export function unavailable(selections: readonly JointSelection[]): JointAnswer {
  return {
    kind: 'unavailable',
    selections: selections.map((_, index) => index),
  }
}

/** The chance of legs of the whole match together, as the match stands at second `t`. */
export function jointPrice(model: MatchModel, legs: readonly JointLeg[], t: number): JointAnswer {
  return priceTogether(legs, model.joint.tables('match', t), model.tables(t))
}

/** What is asked about outcomes that are on offer, as the match stands at second `t`. */
export function answerTogether(
  model: MatchModel,
  offered: OfferedMarkets,
  { selections, asks }: Omit<JointQuestion, 'matchId'>,
  t: number,
): JointAnswer {
  const found = findLegs(model, offered, selections)
  if (found.kind === 'unavailable') return found
  const { legs, group } = found
  const answer = asks === 'worth' ? worthTogether : priceTogether
  return answer(legs, model.joint.tables(group, t), model.tables(t))
}
