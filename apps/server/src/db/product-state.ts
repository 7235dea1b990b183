import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { OperatorError } from '../reporting/operator-error.ts'
import type { Db } from './database.ts'

/** What an installation has once, the same for all its processes and every start. */
type StateName =
  | 'cashier_secret'
  | 'feed'
  | 'installation'
  | 'push_secret'
  | 'receipt_key'
  | 'vapid_keys'

const SECRET_BYTES = 32
const secretState = v.object({ secret: v.string() })

/** The stored secret, base64url, else one that is made and stored. @throws OperatorError like `keepState` */
export async function keepSecret(
  db: Db,
  name: Extract<StateName, 'cashier_secret' | 'push_secret'>,
): Promise<string> {
  const fresh = { secret: randomBytes(SECRET_BYTES).toString('base64url') }
  return (await keepState(db, name, secretState, fresh)).secret
}

/**
 * What is stored by that name, else `fresh`, which then is; processes that begin at once agree.
 * @throws OperatorError where what is stored is not of the schema
 */
export async function keepState<Schema extends v.GenericSchema<object>>(
  db: Db,
  name: StateName,
  schema: Schema,
  fresh: v.InferInput<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { value } = await db
    .insertInto('product_state')
    .values({ name, value: JSON.stringify(fresh) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  const stored = v.safeParse(schema, value)
  if (!stored.success) {
    throw new OperatorError(`The ${name} in the table product_state cannot be read.`)
  }
  return stored.output
}
