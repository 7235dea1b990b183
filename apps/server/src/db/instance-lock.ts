import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../reporting/operator-error.ts'
import { openClient } from './connections.ts'
import type { Client } from './connections.ts'

/** Two numbers of an advisory lock, the same for every process of the product. */
const LOCK = [7_201_983, 302] as const

/** A process that was killed a moment ago may still have its session. */
const PATIENCE_MS = 1_000
const POLL_MS = 50
const RETAKE_MS = 1_000

/** Another process uses the database in a way that goes with no other; the message names the ways out. */
export class InstanceError extends OperatorError {}

type Options = {
  readonly dataDir: string
  /** Whether this process shares its book with others: then they may share the database too. */
  readonly sharing: boolean
  readonly report: (error: unknown) => void
}

/**
 * Holds the embedded database for this process, or for all that share the book through Redis. Two
 * that know nothing of each other would each show prices of their own and settle on them.
 * @returns lets go of it
 * @throws InstanceError when another process has it
 */
export async function holdInstance(url: string, options: Options): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let client = await take(url, options)

  /** The session ends with the server; whoever is first after that has the lock. */
  const retake = async () => {
    while (!signal.aborted) {
      try {
        client = await take(url, options)
        client.once('end', onEnd)
        if (signal.aborted) await client.end()
        return
      } catch (error) {
        if (error instanceof InstanceError) options.report(error)
      }
      await wait(RETAKE_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  let retaking: Promise<void> = Promise.resolve()
  const onEnd = () => {
    if (!signal.aborted) retaking = retake()
  }
  client.once('end', onEnd)
  return async () => {
    stopping.abort()
    await client.end().catch(() => undefined)
    await retaking
  }
}

async function take(url: string, { dataDir, sharing }: Options) {
  const client = await openClient(url)
  try {
    const deadline = Date.now() + PATIENCE_MS
    while (!(await tryLock(client, sharing))) {
      if (Date.now() > deadline) throw taken(dataDir, await holderOf(client))
      await wait(POLL_MS)
    }
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

async function tryLock(client: Client, sharing: boolean): Promise<boolean> {
  const name = sharing ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  const { rows } = await client.query<{ taken: boolean }>(`select ${name}($1, $2) as taken`, [
    ...LOCK,
  ])
  return rows[0]?.taken === true
}

/** Number of the process that has it. */
async function holderOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.granted`,
    [...LOCK],
  )
  return /^touchline (\d+)$/.exec(rows[0]?.name ?? '')?.[1]
}

function taken(dataDir: string, pid: string | undefined): InstanceError {
  const who = pid === undefined ? 'Another process' : `Another process (${pid})`
  return new InstanceError(
    `${who} of Touchline already runs on DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another ` +
      'folder; with the same REDIS_URL in all of them, several processes may share one.',
  )
}
