import { DatabaseError, isSocketError, READ_ONLY } from './connections.ts'

/** SQLSTATE of a failed statement; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined
}

export const UNIQUE_VIOLATION = '23505'

/** What a transaction of one instant meets that another one has changed. */
export const SERIALIZATION_FAILURE = '40001'

/** Classes of SQLSTATE that tell of the connection or the server, not of the statement. */
const AWAY_CLASSES = ['08', '57P']

const AWAY_STATES: ReadonlySet<string> = new Set([
  // The server stands by for another one, or its operator lets nobody write.
  READ_ONLY,
  // The transaction stood idle for too long.
  '25P03',
  // No room on its disk, in its memory, for one more connection; a disk that fails.
  '53100',
  '53200',
  '53300',
  '58030',
])

/** What the driver says of a connection that it has lost, or did not get. */
const LOST_WORDS =
  /^Connection terminated|^timeout e|^Client (was closed|has encountered a connection error)/

/**
 * Whether a failure of the driver means that the database does nothing of what it is asked: it does
 * not answer, or takes nothing in.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error)
  if (state === undefined) return isSocketError(error) || LOST_WORDS.test(error.message)
  return AWAY_STATES.has(state) || AWAY_CLASSES.some((prefix) => state.startsWith(prefix))
}

/** Whether the server has ended a statement because it took too long; it has changed nothing. */
export function isOverTime(error: unknown): boolean {
  return sqlState(error) === '57014'
}

/** What a sentence can say of it; where both families of addresses fail, the error itself is mute. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(reasonOf).join(', ')
  }
  return error instanceof Error ? error.message : String(error)
}
