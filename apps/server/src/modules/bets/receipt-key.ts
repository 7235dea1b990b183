import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { Db } from '../../db/database.ts'
import { keepState } from '../../db/product-state.ts'

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

const ownKey = v.object({ key: v.string() })

async function keepOwnKey(db: Db): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  return (await keepState(db, 'receipt_key', ownKey, { key })).key
}
