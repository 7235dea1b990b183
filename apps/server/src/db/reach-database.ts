import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../reporting/operator-error.ts'
import { targetOf } from './connections.ts'
import { isDatabaseAway, reasonOf, sqlState } from './database-error.ts'

/** DATABASE_URL leads to a server that will not have us; the message says what to change. */
export class DatabaseUrlError extends OperatorError {}

export type WaitOptions = {
  /** Told when the waiting begins, when its reason changes, and when it is over. */
  readonly tell: (sentence: string) => void
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined
  /** False for what somebody sits before: it is told at once that nobody answers. */
  readonly waits?: boolean
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

/**
 * Does what needs the server of DATABASE_URL; while nobody answers there, again and again without
 * end: the product may be started before its database.
 * @throws DatabaseUrlError at once for what waiting does not mend
 */
export async function onceReachable<T>(
  url: string,
  work: () => Promise<T>,
  { tell, signal, waits = true }: WaitOptions,
): Promise<T> {
  const server = serverOf(url)
  let told: string | undefined
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      const result = await work()
      if (told !== undefined) tell(`PostgreSQL at ${server} answers.`)
      return result
    } catch (error) {
      signal?.throwIfAborted()
      if (!isDatabaseAway(error)) throw refusalOf(error, url) ?? error
      const reason = reasonOf(error)
      if (!waits) {
        throw new DatabaseUrlError(
          `DATABASE_URL: PostgreSQL at ${server} does not answer: ${reason}. Nothing was done.`,
        )
      }
      if (reason !== told) {
        tell(
          `Waiting for PostgreSQL at ${server}, where DATABASE_URL leads: ${reason}. ` +
            'The start goes on as soon as it answers.',
        )
      }
      told = reason
    }
    await wait(pause, undefined, { signal })
  }
}

/** @throws DatabaseUrlError where it names a file of certificates that cannot be read */
function serverOf(url: string): string {
  try {
    return targetOf(url).server
  } catch (error) {
    if (!(error instanceof Error && 'path' in error)) throw error
    throw new DatabaseUrlError(`DATABASE_URL names a file that cannot be read: ${error.message}.`)
  }
}

/** What OpenSSL and Node call a certificate that they do not believe. */
const UNBELIEVED = /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_)|SELF_SIGNED/

function isUnbelieved(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && UNBELIEVED.test(code)
}

function refusalOf(error: unknown, url: string): DatabaseUrlError | undefined {
  const { server, database, user } = targetOf(url)
  const refuse = (wayOut: string) =>
    new DatabaseUrlError(
      `DATABASE_URL: PostgreSQL at ${server} says: ${reasonOf(error)}. ${wayOut}`,
    )
  if (isUnbelieved(error)) {
    // Node goes on with what its own options could do.
    const [reason = ''] = error.message.split(/; if |\. /)
    return new DatabaseUrlError(
      `DATABASE_URL: the certificate of PostgreSQL at ${server} is not believed: ${reason}. Name its host ` +
        'as the certificate does, and the file of its authority: …?sslmode=verify-full&sslrootcert=/etc/ssl/database.pem',
    )
  }
  const cause = error instanceof Error && sqlState(error) === undefined ? error.cause : error
  switch (sqlState(cause)) {
    case '28P01':
      return refuse(`Correct the name or the password of user "${user}" in it.`)
    case '28000':
      return refuse(`Let user "${user}" in there (pg_hba.conf), or name another one.`)
    case '3D000':
      return refuse(`Make the database (createdb ${database}), or name another one.`)
    case '42501':
      return refuse(`Make user "${user}" the owner of the database "${database}".`)
    default:
      return error instanceof Error && /SSL|SASL|SCRAM/.test(error.message)
        ? refuse('Correct its password, or its sslmode.')
        : undefined
  }
}
