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
