import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type ReceiptSigningKey = { readonly id: string; readonly privateKey: KeyObject }

/**
 * The key that signs receipts, its public half published.
 * @param given PKCS 8 in base64; without it one is made once and the database keeps it
 */
export async function keepReceiptKey(
  db: Db,
  given: string | undefined,
): Promise<ReceiptSigningKey> {
  const privateKey = readReceiptKey(given ?? (await keepOwnKey(db)))
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url')
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  await db
    .insertInto('receipt_keys')
    .values({ id, public_key: publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { id, privateKey }
}

/** @throws Error for a text that is no private key */
function readReceiptKey(base64: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
}

async function keepOwnKey(db: Db): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const fresh = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const { value } = await db
    .insertInto('product_state')
    .values({ name: 'receipt_key', value: JSON.stringify({ key: fresh }) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  if (!('key' in value) || typeof value.key !== 'string') {
    throw new Error('The key that signs receipts in the database cannot be read')
  }
  return value.key
}
