import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { CURRENCIES } from '../../settings/currencies.ts'

/** Tells the database what a euro is in each currency: limits hold across all of them. */
export async function keepCurrencies(db: Executor): Promise<void> {
  await db
    .insertInto('currencies')
    .values(CURRENCIES.map(({ code, euro }) => ({ code, per_euro: euro })))
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ per_euro: (eb) => eb.ref('excluded.per_euro') })
        .where(sql<boolean>`currencies.per_euro <> excluded.per_euro`),
    )
    .execute()
}
