import { isSameMarket, LEAST_CUSTOM_LEGS, quoteCustomBet, oddsOf } from '@touchline/betting'
import type { CustomQuote, CustomTerms } from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import type { JointPricer } from '../../../feed/joint-price.ts'
import type { BetProblem } from '../../../http/problem.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import { checkLeg } from '../placement/check-leg.ts'
import { findLeg, isKnown } from '../placement/find-leg.ts'
import type { AskedLeg, KnownLeg } from '../placement/find-leg.ts'
import { conflictBetween, legsProblem, type ConflictKey } from './custom-problems.ts'

export type CustomSettings = CustomTerms & { readonly enabled: boolean }

export type CustomPrice =
  | ({ readonly kind: 'quote' } & CustomQuote)
  /** Problems by selection id; at least one. */
  | { readonly kind: 'refused'; readonly problems: ReadonlyMap<string, BetProblem> }

/** Prices the legs of a custom bet as they stand now. */
export type CustomPricer = (legs: readonly AskedLeg[], now: number) => Promise<CustomPrice>

type Deps = {
  readonly book: Book
  readonly joint: JointPricer
  readonly settings: CustomSettings
  readonly reporter: Reporter
}

export function createCustomPricer({ book, joint, settings, reporter }: Deps): CustomPricer {
  const ask = async (legs: readonly KnownLeg[]) => {
    const matchId = legs[0]?.match.id ?? ''
    try {
      const answer = await joint({ matchId, selections: legs.map(({ selection }) => selection) })
      return answer.kind === 'worth' ? undefined : answer
    } catch (error) {
      reporter.report(error, { task: 'custom bet', matchId })
      return undefined
    }
  }

  return async (asked, now) => {
    const found = asked.map((selection) => findLeg(book, { ...selection, odds: oddsOf(0) }))
    const everyLeg = (messageKey: BetProblem['messageKey']) =>
      refuse(found.map(({ id }) => [id, { code: BET_ERROR.invalidCustomOdds, messageKey }]))
    if (!settings.enabled) return everyLeg('error.place_bets.custom_bet_unavailable')
    const problems = found.flatMap((leg) => {
      const problem = checkLeg(leg, { book, acceptMode: 'any', now })
      return problem === null ? [] : [[leg.id, problem] as const]
    })
    if (problems.length > 0) return refuse(problems)
    const legs = found.filter(isKnown)
    if (legs.length < LEAST_CUSTOM_LEGS) return everyLeg('error.custom_bet.too_few')
    const conflict = findConflict(legs)
    if (conflict !== null) return refuse(conflict)
    const answer = await ask(legs)
    if (answer === undefined) return everyLeg('error.custom_bet.not_in_time')
    if (answer.kind !== 'priced') return refuse(legsProblem(legs, answer))
    const quote = quoteCustomBet(answer.probability, settings)
    return quote === null ? everyLeg('error.custom_bet.no_price') : { kind: 'quote', ...quote }
  }
}

function refuse(problems: Iterable<readonly [string, BetProblem]>): CustomPrice {
  return { kind: 'refused', problems: new Map(problems) }
}

/** The first two legs that rules alone keep apart. */
function findConflict(
  legs: readonly KnownLeg[],
): readonly (readonly [string, BetProblem])[] | null {
  for (const [index, first] of legs.entries()) {
    for (const second of legs.slice(index + 1)) {
      const key = keptApart(first, second)
      if (key !== null) return conflictBetween(key, first, second)
    }
  }
  return null
}

function keptApart(a: KnownLeg, b: KnownLeg): ConflictKey | null {
  if (a.match.id !== b.match.id) return 'error.custom_bet.other_match'
  if (isSameMarket(a.selection, b.selection)) return 'error.custom_bet.same_market'
  const shared = a.market.customBetGroups.some((group) => b.market.customBetGroups.includes(group))
  return shared ? null : 'error.custom_bet.apart'
}
