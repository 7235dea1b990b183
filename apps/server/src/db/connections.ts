import pg from 'pg'

const MAX_CONNECTIONS = 16

/** Reads int8 as bigint: amounts never pass through a float. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))

export function createPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: 'touchline',
    types,
  })
}

/**
 * `pool.end` resolves before its connections are closed: the server still counts them as sessions.
 * @returns ends the pool if nobody has, and resolves when no connection is left
 */
export function followConnections(pool: pg.Pool): () => Promise<void> {
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
