import { isDecided, selectionId } from '@touchline/betting'
import type { Book } from '../../../feed/book/book.ts'
import type { JointPricer, JointSelection } from '../../../feed/joint-price.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import { legResult } from '../bet-figures.ts'
import type { JointChances, QuotedBet } from './quote-bet.ts'

/** What the open legs of custom bets are worth together, as the match stands. */
export type CustomChances = {
  /** At the present version of the match; undefined where they are not known, or there are none. */
  of(bet: QuotedBet): JointChances | undefined
  /** False as soon as the match has moved since the model was asked. */
  isCurrent(bet: QuotedBet): boolean
  /** Asks the model for those of the bets whose match has moved since. */
  refresh(bets: readonly QuotedBet[]): Promise<void>
}

type Deps = {
  readonly book: Book
  readonly joint: JointPricer
  readonly reporter: Reporter
}

type Known = { readonly version: number; readonly chances: JointChances | undefined }

/** Legs of one match in the form in which the model is asked. */
type Question = {
  readonly key: string
  readonly matchId: string
  readonly version: number
  readonly selections: readonly JointSelection[]
}

const KEPT = 10_000

/**
 * Remembers the chances of each set of open legs, for as long as their match stands still: the offer
 * is then a function of the bet and the book, as that of every other bet. What has been decided is in
 * the state of the match that the model prices from.
 */
export function createCustomChances({ book, joint, reporter }: Deps): CustomChances {
  const known = new Map<string, Known>()

  const questionOf = (bet: QuotedBet): Question | undefined => {
    if (bet.type !== 'custom_bet') return undefined
    const open = bet.selections.filter((row) => !isDecided(legResult(row)))
    const matchId = open[0]?.match_id
    const match = matchId === undefined ? undefined : book.match(matchId)
    if (match === undefined) return undefined
    const selections = open.map((row) => ({
      marketId: row.market_id,
      specifier: row.specifier,
      outcomeId: row.outcome_id,
    }))
    const ids = selections.map((selection) => selectionId({ ...selection, matchId: match.id }))
    return { key: ids.join(' '), matchId: match.id, version: match.version, selections }
  }

  /** Of one bet of many, of which one that cannot be read holds up no other. */
  const questionApart = (bet: QuotedBet): Question | undefined => {
    try {
      return questionOf(bet)
    } catch (error) {
      reporter.report(error, { task: 'cash-out', betId: String(bet.id) })
      return undefined
    }
  }

  const isKnown = ({ key, version }: Question) => known.get(key)?.version === version

  const learn = async (question: Question): Promise<void> => {
    const { key, matchId, version, selections } = question
    try {
      const answer = await joint({ matchId, selections, asks: 'worth' })
      const chances = answer.kind === 'worth' ? answer : undefined
      known.delete(key)
      known.set(key, { version, chances })
      const [oldest] = known.keys()
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
    } catch (error) {
      reporter.report(error, { task: 'cash-out', matchId })
    }
  }

  return {
    of(bet) {
      const question = questionOf(bet)
      return question !== undefined && isKnown(question)
        ? known.get(question.key)?.chances
        : undefined
    },
    isCurrent(bet) {
      const question = questionApart(bet)
      return question === undefined || isKnown(question)
    },
    async refresh(bets) {
      const questions = bets.flatMap((bet) => questionApart(bet) ?? [])
      const missing = new Map(
        questions.filter((question) => !isKnown(question)).map((one) => [one.key, one]),
      )
      await Promise.all([...missing.values()].map(learn))
    },
  }
}

const MOST_TRIES = 3

class OutOfDate extends Error {
  readonly bet: QuotedBet

  constructor(bet: QuotedBet) {
    super('The match has moved since the model was asked')
    this.bet = bet
  }
}

/**
 * Runs a transaction that quotes a bet it has locked. Where the match has moved since the model was asked
 * about the bet, it ends with nothing done, and runs again with the answer: others wait for its connection
 * and its lock.
 */
export async function withChances<Result>(
  chances: CustomChances,
  transaction: (requireCurrent: (bet: QuotedBet) => void) => Promise<Result>,
): Promise<Result> {
  let left = MOST_TRIES
  for (;;) {
    const isLast = left === 1
    try {
      return await transaction((bet) => {
        if (!isLast && !chances.isCurrent(bet)) throw new OutOfDate(bet)
      })
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error
      await chances.refresh([error.bet])
      // A model that does not answer is not asked again.
      left = chances.isCurrent(error.bet) ? left - 1 : 1
    }
  }
}
