import pg from 'pg'

/** SQLSTATE of a failed statement; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

export const UNIQUE_VIOLATION = '23505'

/** Classes of SQLSTATE that tell of the connection or the server, not of the statement. */
const LOST_CLASSES = ['08', '57P']

const LOST_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
])

/** Whether a failure of the driver means that the database did not answer. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error)
  if (state !== undefined) return LOST_CLASSES.some((prefix) => state.startsWith(prefix))
  if (/^Connection terminated|^timeout exceeded when trying to connect/.test(error.message)) {
    return true
  }
  // A socket of the database that is not there: other missing files are faults of ours.
  const { code, syscall } = error as NodeJS.ErrnoException
  return code !== undefined && LOST_CODES.has(code) && (code !== 'ENOENT' || syscall === 'connect')
}
