import { BET_ERROR, intlLocale } from '@touchline/contract'
import type { JointAnswer } from '../../../feed/joint-price.ts'
import type { BetProblem } from '../../../http/problem.ts'
import type { LocalName, MessageWith, ParamsOf } from '../../../http/messages.ts'
import { nameMarket, nameOutcome } from '../../markets/market-names.ts'
import type { KnownLeg } from '../placement/find-leg.ts'

type Named = readonly (readonly [string, BetProblem])[]

/** Why two legs are kept apart; each names both. */
export type ConflictKey = Extract<BetProblem['messageKey'], MessageWith<'first' | 'second'>>

/** Two legs that cannot stand together, each with both names. */
export function conflictBetween(messageKey: ConflictKey, first: KnownLeg, second: KnownLeg): Named {
  const problem = conflict(messageKey, { first: nameOf([first]), second: nameOf([second]) })
  return [first, second].map(({ id }) => [id, problem])
}

/** What the model of the match has against the legs. */
export function legsProblem(
  legs: readonly KnownLeg[],
  answer: Exclude<JointAnswer, { kind: 'priced' | 'worth' }>,
): Named {
  const pick = (places: readonly number[]) => legs.filter((_, place) => places.includes(place))
  switch (answer.kind) {
    case 'unavailable':
      return pick(answer.selections).map(({ id }) => [
        id,
        { code: BET_ERROR.selectionNotAvailable, messageKey: 'error.custom_bet.not_offered' },
      ])
    case 'impossible': {
      const together = pick(answer.selections)
      const params = { legs: nameOf(together) }
      return together.map(({ id }) => [id, conflict('error.custom_bet.impossible', params)])
    }
    case 'implied': {
      const [leg] = pick([answer.selection])
      const by = pick(answer.by)
      if (leg === undefined) return []
      const params = { leg: nameOf([leg]), by: nameOf(by) }
      const problem = conflict('error.custom_bet.implied', params)
      return [leg, ...by].map(({ id }) => [id, problem])
    }
  }
}

function conflict<Key extends BetProblem['messageKey']>(
  messageKey: Key,
  params: ParamsOf<Key>,
): BetProblem {
  return { code: BET_ERROR.conflict, messageKey, params }
}

/** `Total: over 2.5`, in whatever language the answer is. */
function nameOf(legs: readonly KnownLeg[]): LocalName {
  return (locale) =>
    new Intl.ListFormat(intlLocale(locale)).format(
      legs.map(({ match, market, selection }) => {
        const outcome = nameOutcome(match, market, selection.outcomeId, locale)
        return `${nameMarket(match, market, locale)}: ${outcome}`
      }),
    )
}
