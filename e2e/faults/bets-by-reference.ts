import pg from 'pg'

/** Ids of the bets of every placement, as the database has them. */
export async function betsByReference(databaseUrl: string): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ placement: string; ids: string[] }>(
      `select placement::text, array_agg(id::text order by position) as ids
       from bets group by placement`,
    )
    return new Map(rows.map(({ placement, ids }) => [placement, ids]))
  } finally {
    await client.end()
  }
}
