import { Redis } from 'ioredis'
import type { RedisOptions } from 'ioredis'
import { noteConnectionError } from './redis-lost.ts'
import { OperatorError } from '../reporting/operator-error.ts'

export type RedisLink = {
  readonly url: string
  /** For commands that answer at once; it fails quickly where Redis does not. */
  readonly commands: Redis
  /** A connection of its own, for reads that block. */
  openReader(): Redis
  /**
   * A connection of its own, for writes that a later one cannot take the place of: they may take as
   * long as a busy machine needs.
   */
  openWriter(): Redis
  /** Whether it answers now. */
  answers(): Promise<boolean>
  /** Cuts every connection. */
  close(): void
}

/** A command without an answer for so long has failed. */
const COMMAND_TIMEOUT_MS = 2_000
const WRITE_TIMEOUT_MS = 30_000
const RETRY_MAX_MS = 1_000

const common = {
  lazyConnect: true,
  connectTimeout: 5_000,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, RETRY_MAX_MS),
} satisfies RedisOptions

/**
 * Nothing waits for a lost connection to come back: what would be written then is out of date.
 */
const impatient = {
  ...common,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions

/**
 * @param commandTimeout milliseconds after which a command without an answer has failed
 * @throws RedisError when nobody answers there
 */
export async function openRedis(
  url: string,
  onError: (error: unknown) => void,
  commandTimeout: number = COMMAND_TIMEOUT_MS,
): Promise<RedisLink> {
  const commands = new Redis(url, { ...impatient, commandTimeout })
  const others = new Set<Redis>()
  const close = () => {
    for (const connection of [commands, ...others]) connection.disconnect()
  }
  const remember = (connection: Redis): Redis => {
    reportFirst(connection, onError)
    others.add(connection)
    return connection
  }
  let lastError: unknown
  commands.on('error', (error) => (lastError = error))
  try {
    await commands.connect()
    await commands.ping()
  } catch (error) {
    close()
    throw new RedisError(`REDIS_URL: no Redis answers there (${reasonOf(lastError ?? error)}).`)
  }
  reportFirst(commands, onError)
  return {
    url,
    commands,
    openReader: () => remember(new Redis(url, { ...common, maxRetriesPerRequest: 0 })),
    openWriter() {
      const patience = Math.max(WRITE_TIMEOUT_MS, commandTimeout)
      return remember(new Redis(url, { ...impatient, commandTimeout: patience }))
    },
    answers: () =>
      commands.ping().then(
        () => true,
        () => false,
      ),
    close,
  }
}

/** One report for each time that a connection is lost, not one for each attempt to get it back. */
function reportFirst(connection: Redis, onError: (error: unknown) => void): void {
  let reported = false
  connection.on('ready', () => (reported = false))
  connection.on('error', (error: Error) => {
    noteConnectionError(error)
    if (!reported) onError(error)
    reported = true
  })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Redis cannot be used as it is set; the message is a sentence for the operator. */
class RedisError extends OperatorError {}
