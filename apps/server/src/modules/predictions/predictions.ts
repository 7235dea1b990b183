import { MATCH_STATUS } from '@touchline/betting'
import { strict } from '@touchline/contract'
import type { Prediction } from '@touchline/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db, Executor } from '../../db/database.ts'
import type { Book, BookMatch } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import { day, idOf, textOf } from '../../documents/fields.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { LocalText } from '../../texts/local-text.ts'
import { textIn } from '../../texts/local-text.ts'
import { ownTextsOf } from '../../texts/said-texts.ts'

/** As it is kept. */
export type PredictionDocument = {
  readonly id: string
  readonly match_id: string
  readonly title: LocalText
  readonly options: readonly { readonly id: string; readonly label: LocalText }[]
}

const wordOfOption = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be small letters, digits and hyphens'),
)

/** Begins the ids of those that matches have of their own accord. */
const OF_MATCH = 'match-'

/** What an operator asks players about a match. */
export const writtenPrediction = v.pipe(
  strict({
    id: v.pipe(
      idOf(60),
      v.check(
        (id) => !id.startsWith(OF_MATCH),
        `must not begin with ${OF_MATCH}, as those of the site do`,
      ),
    ),
    match: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.regex(/^[\w:.-]{1,40}$/, 'must be the id of a match'),
    ),
    /** When the match begins; of one that the site knows, the match says it. */
    closes: day,
    title: textOf(120),
    options: v.pipe(
      v.array(strict({ id: wordOfOption, label: textOf(60) })),
      v.minLength(2, 'must hold two at least'),
      v.maxLength(8, 'must hold at most 8'),
      v.check(
        (options) => new Set(options.map(({ id }) => id)).size === options.length,
        'must have every id once',
      ),
    ),
  }),
  v.transform(({ match, closes, ...written }) => ({
    document: { ...written, match_id: match } satisfies PredictionDocument as PredictionDocument,
    closesAt: closes,
  })),
)

export type WrittenPrediction = v.InferOutput<typeof writtenPrediction>

type Row = {
  readonly id: string
  readonly document: PredictionDocument
  readonly match_id: string
  readonly closes_at: Date
}

/** Leagues up to this importance, in sports up to this one, have a prediction of their own accord. */
const TOP = { sport: 3, tournament: 3 }

/** Predictions of a match: those that are kept, or before it begins the one that a top match has by itself. */
export async function predictionsOf(db: Db, book: Book, matchId: string): Promise<readonly Row[]> {
  const known = await read(db, sql`match_id = ${matchId}`)
  const match = book.match(matchId)
  if (known.length > 0 || match?.status !== MATCH_STATUS.prematch) return known
  return ofTopMatch(book, match)
}

/** @throws Problem 404 */
export async function findPrediction(db: Db, book: Book, predictionId: string): Promise<Row> {
  const kept = await read(db, sql`id = ${predictionId}`)
  const [, matchId] = predictionId.split(OF_MATCH)
  const match = matchId === undefined ? undefined : book.match(matchId)
  const [row] = match === undefined ? kept : [...kept, ...ofTopMatch(book, match)]
  if (row?.id !== predictionId) throw new Problem(404, 'error.http.not_found')
  return row
}

/** Kept with its first vote: whoever only looks writes nothing. */
function ofTopMatch(book: Book, match: BookMatch): readonly Row[] {
  if (!isTop(book, match)) return []
  const document = whoWins(match)
  const closesAt = new Date(match.startTime)
  return [{ id: document.id, document, match_id: match.id, closes_at: closesAt }]
}

async function read(db: Db, where: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, document, match_id, closes_at from predictions where ${where} order by created_at, id
  `.execute(db)
  return rows
}

function isTop(book: Book, { sportKey, tournamentId }: BookMatch): boolean {
  const sport = book.sport(sportKey)?.priority ?? Number.POSITIVE_INFINITY
  const tournament = book.tournament(tournamentId)?.priority ?? Number.POSITIVE_INFINITY
  return sport <= TOP.sport && tournament <= TOP.tournament
}

function whoWins({ id: matchId, home, away, sportKey }: BookMatch): PredictionDocument {
  const label = (competitor: BookMatch['home']) => ({ en: competitor.name })
  return {
    id: `${OF_MATCH}${matchId}`,
    match_id: matchId,
    title: ownTextsOf('prediction.winner'),
    options: [
      { id: 'home', label: label(home) },
      ...(sportKey === 'soccer' ? [{ id: 'draw', label: ownTextsOf('prediction.draw') }] : []),
      { id: 'away', label: label(away) },
    ],
  }
}

/** Puts what operators ask in force; what they do not name stays. */
export async function applyPredictions(
  trx: Executor,
  written: readonly WrittenPrediction[],
): Promise<void> {
  for (const { document, closesAt } of written) {
    await sql`
      insert into predictions (id, document, match_id, closes_at)
      values (${document.id}, ${JSON.stringify(document)}, ${document.match_id}, ${closesAt})
      on conflict (id) do update set document = excluded.document,
        match_id = excluded.match_id, closes_at = excluded.closes_at
    `.execute(trx)
  }
}

/** Options that somebody has voted for, by prediction. */
export async function votedOptions(
  db: Executor,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('prediction_votes')
    .select(['prediction_id', 'option_id'])
    .distinct()
    .execute()
  const groups = Map.groupBy(rows, (row) => row.prediction_id)
  return new Map([...groups].map(([id, own]) => [id, new Set(own.map((row) => row.option_id))]))
}

async function keepPrediction(
  db: Executor,
  { id, document, match_id: matchId, closes_at: closesAt }: Row,
): Promise<void> {
  await sql`
    insert into predictions (id, document, match_id, closes_at)
    values (${id}, ${JSON.stringify(document)}, ${matchId}, ${closesAt})
    on conflict (id) do nothing
  `.execute(db)
}

/** VOTE-02: at kick-off, even where it came sooner than it was said. */
function isClosed(book: Book, row: Row, now: number): boolean {
  const match = book.match(row.match_id)
  if (match === undefined) return row.closes_at.getTime() <= now
  return match.status !== MATCH_STATUS.prematch || match.startTime <= now
}

type Viewer = {
  readonly playerId: number | null
  readonly locale: LocaleCode
  readonly now: number
}

/** With the votes, where they do not sway whoever may still vote. */
export async function presentPrediction(
  db: Db,
  book: Book,
  row: Row,
  { playerId, locale, now }: Viewer,
): Promise<Prediction> {
  const own = await findVote(db, row.id, playerId)
  const closed = isClosed(book, row, now)
  const votes = own !== null || closed ? await countVotes(db, row.id) : null
  const startTime = book.match(row.match_id)?.startTime
  return {
    id: row.id,
    title: textIn(row.document.title, locale),
    matchId: row.match_id,
    options: row.document.options.map((option) => ({
      id: option.id,
      label: textIn(option.label, locale),
      votes: votes === null ? null : (votes.get(option.id) ?? 0),
    })),
    userVote: own,
    closesAt: (startTime === undefined ? row.closes_at : new Date(startTime)).toISOString(),
    closed,
  }
}

async function findVote(db: Db, predictionId: string, playerId: number | null) {
  if (playerId === null) return null
  const row = await db
    .selectFrom('prediction_votes')
    .select('option_id')
    .where('prediction_id', '=', predictionId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.option_id ?? null
}

async function countVotes(db: Db, predictionId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ option_id: string; votes: number }>`
    select option_id, count(*)::integer as votes from prediction_votes
    where prediction_id = ${predictionId} group by option_id
  `.execute(db)
  return new Map(rows.map((row) => [row.option_id, row.votes]))
}

/**
 * One vote a player, whichever tab and process comes first. The same one said again is no fault.
 * @throws Problem 409 once it is closed, or for another vote than the one that counts; 422 for an
 *   option that there is not
 */
export async function castVote(
  db: Db,
  book: Book,
  vote: { readonly row: Row; readonly optionId: string; readonly playerId: number },
  now: number,
): Promise<void> {
  const { row, optionId, playerId } = vote
  if (!row.document.options.some((option) => option.id === optionId)) {
    throw new Problem(422, 'error.vote.option')
  }
  const before = await findVote(db, row.id, playerId)
  if (before === optionId) return
  if (isClosed(book, row, now)) throw new Problem(409, 'error.vote.closed')
  await keepPrediction(db, row)
  await sql`
    insert into prediction_votes (prediction_id, player_id, option_id)
    values (${row.id}, ${playerId}, ${optionId}) on conflict do nothing
  `.execute(db)
  const counted = await findVote(db, row.id, playerId)
  if (counted !== optionId) throw new Problem(409, 'error.vote.cast')
}
