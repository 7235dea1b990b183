import { openClient, type Pool } from './connections.ts'

export type Listening = {
  /** Whether what is told arrives: it did, on the connection that is open. */
  isHearing(): boolean
  stop(): Promise<void>
}

type ListenOptions = {
  /** Of PostgreSQL: told by `pg_notify`. */
  readonly channel: string
  /** Something was told, or may have been while nobody could hear it. */
  readonly onHeard: () => void
  readonly after: (delayMs: number, action: () => void) => () => void
}

/** Until another connection is tried in place of one that is lost. */
const AGAIN_MS = 1_000

/** Hears what is told on a channel, by a connection of its own; opens another where that is lost. */
export function listenTo(
  { url, pool }: { readonly url: string; readonly pool: Pool },
  { channel, onHeard, after }: ListenOptions,
): Listening {
  const state = { stopped: false, hearing: false }
  let client: Awaited<ReturnType<typeof openClient>> | undefined
  let cancel: () => void = () => undefined
  let work = open()

  async function open(): Promise<void> {
    try {
      const opened = await openClient(url)
      client = opened
      opened.once('end', onLost)
      opened.on('notification', () => {
        state.hearing = true
        onHeard()
      })
      if (state.stopped) return
      await opened.query(`listen ${channel}`)
      // A pooler between may take the statement and let nothing through: only what is heard counts.
      await pool.query('select pg_notify($1, $2)', [channel, ''])
    } catch {
      // The pool tells of a database that does not answer; whoever listens looks by itself meanwhile.
      if (client === undefined) onLost()
      else await client.end().catch(() => undefined)
    }
  }

  function onLost(): void {
    client = undefined
    state.hearing = false
    if (state.stopped) return
    onHeard()
    cancel = after(AGAIN_MS, () => {
      work = open()
    })
  }

  return {
    isHearing: () => state.hearing,
    async stop() {
      state.stopped = true
      cancel()
      await work
      await client?.end().catch(() => undefined)
    },
  }
}
