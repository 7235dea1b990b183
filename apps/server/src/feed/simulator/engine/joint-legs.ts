import type { JointAnswer, JointQuestion, JointSelection } from '../../joint-price.ts'
import { priceTogether, worthTogether, type JointLeg } from '../../pricing/joint.ts'
import { lineKey, type Line } from '../../pricing/line.ts'
import type { MatchModel } from '../match-model.ts'
import type { OfferedMarket } from './changed-markets.ts'

type FoundLegs =
  | { readonly kind: 'found'; readonly group: string; readonly legs: readonly JointLeg[] }
  | { readonly kind: 'unavailable'; readonly selections: readonly number[] }

/** The lines that are asked for, as far as they are on offer and in one group. */
const findLegs = (
  lines: readonly Line[],
  offered: ReadonlyMap<string, OfferedMarket>,
  selections: readonly JointSelection[],
): FoundLegs => {
  const groupsOf = ({ marketId, specifier }: JointSelection): readonly string[] =>
    offered.get(lineKey(marketId, specifier))?.customBetGroups ?? []
  const group = selections.flatMap(groupsOf)[0] ?? ''
  const missing: number[] = []
  const legs = selections.flatMap((selection, index): JointLeg[] => {
    const { marketId, specifier } = selection
    const line = lines.find((one) => one.marketId === marketId && one.specifier === specifier)
    const outcome = line?.outcomeIds.indexOf(selection.outcomeId) ?? -1
    if (line !== undefined && outcome >= 0 && groupsOf(selection).includes(group)) {
      return [{ line, outcome }]
    }
    missing.push(index)
    return []
  })
  return missing.length > 0
    ? { kind: 'unavailable', selections: missing }
    : { kind: 'found', group, legs }
}

/** None of them has a price. */
export const unavailable = (selections: readonly JointSelection[]): JointAnswer => ({
  kind: 'unavailable',
  selections: selections.map((_, index) => index),
})

/** The chance of legs of one group together, as the match stands at second `t`. */
export const jointPrice = (
  model: MatchModel,
  legs: readonly JointLeg[],
  t: number,
  group = 'match',
): JointAnswer => priceTogether(legs, model.joint.tables(group, t), model.tables(t))

/** What is asked about outcomes that are on offer, as the match stands at second `t`. */
export const answerTogether = (
  model: MatchModel,
  offered: ReadonlyMap<string, OfferedMarket>,
  { selections, asks }: Omit<JointQuestion, 'matchId'>,
  t: number,
): JointAnswer => {
  const found = findLegs(model.lines, offered, selections)
  if (found.kind === 'unavailable') return found
  const { legs, group } = found
  const answer = asks === 'worth' ? worthTogether : priceTogether
  return answer(legs, model.joint.tables(group, t), model.tables(t))
}
