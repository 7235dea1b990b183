import { Socket } from 'node:net'
import pg from 'pg'
import { nameOfPrepared } from './prepared.ts'

/** The driver's own types; its classes are made here alone, so that nobody forgets to listen. */
export type Pool = pg.Pool
export type Client = pg.ClientBase
export const { DatabaseError } = pg

/** Bounds of what this process asks of PostgreSQL; 0 milliseconds is no bound. */
export type ConnectionLimits = {
  readonly poolSize: number
  /** Until a connection is there, or one of the pool is free. */
  readonly connectMs: number
  readonly statementMs: number
  /** How long a transaction may be open with nothing asked in it. */
  readonly idleTransactionMs: number
}

export const DEFAULT_LIMITS: ConnectionLimits = {
  poolSize: 16,
  connectMs: 10_000,
  statementMs: 30_000,
  idleTransactionMs: 30_000,
}

/** For work that may take its time, as a migration does. */
const PATIENT: ConnectionLimits = { ...DEFAULT_LIMITS, statementMs: 0, idleTransactionMs: 0 }

/** What the server needs to say that it has ended a statement, before it counts as unreachable. */
const SILENCE_GRACE_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** Reads int8 as bigint: amounts never pass through a float. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))

/** SQLSTATE of a change that a session may not make which may only read. */
export const READ_ONLY = '25006'

/**
 * A connection that breaks emits `error`, which ends the process where nobody listens; a pool listens
 * only while nobody has taken the connection. Whoever waits for a statement is told by its rejection.
 */
class ListenedClient extends pg.Client {
  /** The server that it leads to takes no changes: after a failover another one may. */
  isReadOnly = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.isReadOnly = true
    })
    this.#keepPrepared()
  }

  /** Statements that are to be kept go by their name; the driver's own form of it copies each. */
  #keepPrepared(): void {
    const ask: (...given: readonly unknown[]) => unknown = this.query.bind(this)
    const keeping = (...given: readonly unknown[]) => {
      const [text, values, callback] = given
      const name = typeof text === 'string' ? nameOfPrepared(text) : undefined
      if (name === undefined || typeof text !== 'string' || !Array.isArray(values)) {
        return ask(...given)
      }
      const query = Object.assign(new pg.Query(text, values), { name })
      if (callback !== undefined) return ask(query, callback)
      return new Promise((resolve, reject) => {
        ask(query, (error: Error | null, result: unknown) => {
          if (error === null) resolve(result)
          else reject(error)
        })
      })
    }
    this.query = keeping as typeof this.query
  }
}

/** @param onLost is told when an idle connection breaks; the pool opens another one when asked */
export function createPool(
  url: string,
  limits: ConnectionLimits,
  onLost: (error: Error) => void,
): Pool {
  const pool = new pg.Pool({
    ...configuration(url, limits),
    max: limits.poolSize,
    Client: ListenedClient,
  })
  pool.on('error', onLost)
  // The pool lets go of a connection that is ending; the next one may lead elsewhere, or be let to write.
  pool.on('release', (_, client) => {
    if (client instanceof ListenedClient && client.isReadOnly) void client.end()
  })
  return pool
}

/** A connection beside the pool, as one that listens or holds a lock; the caller ends it. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new ListenedClient(configuration(url, PATIENT))
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** A connection for one piece of work. */
export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(url)
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Where an address leads, without the password; for sentences to the operator. */
export function targetOf(url: string): { server: string; database: string; user: string } {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url })
  const server = host.startsWith('/') ? `${host} (port ${port})` : `${host}:${port}`
  return { server, database, user }
}

function configuration(url: string, limits: ConnectionLimits): pg.ClientConfig {
  const { connectMs, statementMs, idleTransactionMs } = limits
  return {
    connectionString: url,
    application_name: `touchline ${process.pid}`,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(connectMs > 0 ? { connectionTimeoutMillis: connectMs } : {}),
    stream: () => openSocket(statementMs > 0 ? statementMs + SILENCE_GRACE_MS : 0),
    ...(statementMs > 0 ? { statement_timeout: statementMs } : {}),
    ...(idleTransactionMs > 0 ? { idle_in_transaction_session_timeout: idleTransactionMs } : {}),
  }
}

/** Errors of our own sockets to PostgreSQL: those of Redis and others look the same. */
const socketErrors = new WeakSet<Error>()

export function isSocketError(error: unknown): boolean {
  return error instanceof Error && socketErrors.has(error)
}

/**
 * A socket that gives up on a server that has become unreachable without a word: it would have ended
 * the statement itself by then, and the pool closes idle connections sooner.
 */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.on('error', (error) => void socketErrors.add(error))
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`PostgreSQL was silent for ${silenceMs} ms`))
  })
}

/**
 * `pool.end` resolves before its connections are closed: the server still counts them as sessions.
 * @returns ends the pool if nobody has, and resolves when no connection is left
 */
export function followConnections(pool: Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>()
  const { promise: none, resolve } = Promise.withResolvers<void>()
  pool.on('connect', (client) => void open.add(client))
  pool.on('remove', (client) => {
    open.delete(client)
    if (pool.ending && open.size === 0) resolve()
  })
  return async () => {
    if (!pool.ending) await pool.end()
    if (open.size > 0) await none
  }
}
