import { createHash } from 'node:crypto'
import { selectionId } from '@touchline/betting'
import type { FoundSharedBets, SharedBet } from '@touchline/contract'
import { decode, encode, sharedBets } from '@touchline/contract'
import type { Executor } from '../../../db/database.ts'
import type { SelectionFacts } from '../../../db/selection-facts.ts'
import type { SharedContent } from '../../../db/bet-schema.ts'
import type { Book } from '../../../feed/book/book.ts'
import { Problem } from '../../../http/problem.ts'
import type { LocaleCode } from '../../../settings/locales.ts'
import { describeSelection } from '../describe-selection.ts'
import { legNames } from '../leg-names.ts'
import { findLeg, isKnown } from '../placement/find-leg.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../db/database-error.ts'
import { createCode } from '../unmistakable-code.ts'

/**
 * Keeps bets under a code. Prices are those of the moment and promise nothing: whoever loads the
 * bets gets the prices of then.
 * @throws Problem 422 when the book knows none of the selections
 */
export async function shareBets(
  db: Executor,
  book: Book,
  bets: readonly SharedBet[],
  now: Date,
): Promise<string> {
  const facts = factsOf(book, bets)
  if (Object.keys(facts).length === 0) throw new Problem(422, 'error.share.nothing_known')
  const wire = encode(sharedBets, { bets: [...bets] }) as Pick<SharedContent, 'bets'>
  const hash = createHash('sha256').update(JSON.stringify(wire)).digest()
  return keepSharedBets(db, { hash, content: { ...wire, facts }, now })
}

/** @throws Problem 404 when nothing is shared under the code */
export async function findSharedBets(
  db: Executor,
  code: string,
  locale: LocaleCode,
): Promise<FoundSharedBets> {
  const content = await findSharedContent(db, code)
  const read = content === undefined ? undefined : decode(sharedBets, content)
  if (content === undefined || read?.ok !== true) throw new Problem(404, 'error.share.not_found')
  return {
    code,
    bets: read.value.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((selection) => ({
        ...selection,
        names: namesIn(selection, content.facts[selectionId(selection)], locale),
      })),
    })),
  }
}

function factsOf(book: Book, bets: readonly SharedBet[]): Record<string, SelectionFacts> {
  const legs = bets.flatMap((bet) => bet.selections.map((selection) => findLeg(book, selection)))
  return Object.fromEntries(
    legs.filter(isKnown).map((leg) => [leg.id, describeSelection(book, leg)]),
  )
}

function namesIn(
  selection: SharedBet['selections'][number],
  facts: SelectionFacts | undefined,
  locale: LocaleCode,
) {
  if (facts === undefined) return null
  const { market, outcome } = legNames(selection, facts, locale)
  return {
    match: `${facts.home} – ${facts.away}`,
    market,
    outcome,
    startTime: facts.startTime,
  }
}

/** 8 of 30 letters: 650 billion codes, not to be guessed. */
const CODE_LENGTH = 8
const TRIES = 3

/** @returns the code of this content: the one that it has already, or a new one */
export async function keepSharedBets(
  db: Executor,
  { hash, content, now }: { hash: Buffer; content: SharedContent; now: Date },
  makeCode: () => string = () => createCode(CODE_LENGTH),
): Promise<string> {
  const row = { content_hash: hash, content: JSON.stringify(content), shared_at: now }
  for (let tries = 1; ; tries += 1) {
    try {
      const { code } = await db
        .insertInto('shared_bets')
        .values({ ...row, code: makeCode() })
        .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ shared_at: now }))
        .returning('code')
        .executeTakeFirstOrThrow()
      return code
    } catch (error) {
      // Somebody else's bets have this code.
      if (sqlState(error) !== UNIQUE_VIOLATION || tries === TRIES) throw error
    }
  }
}

async function findSharedContent(db: Executor, code: string): Promise<SharedContent | undefined> {
  const row = await db
    .selectFrom('shared_bets')
    .select('content')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.content
}
