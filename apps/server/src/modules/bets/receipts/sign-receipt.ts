import { hash, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { canonicalJson } from '@touchline/contract/receipts'
import type { StoredBet } from '../bet-repository.ts'
import type { ReceiptSigningKey } from '../receipt-key.ts'
import { receiptContent } from './receipt-content.ts'
import type { ReceiptRow } from './receipt-repository.ts'

/** Off the event loop: many bets may be accepted at once. */
const signAside = promisify(sign)

/** The same bet, key and operator give the same receipt, however often it is made. */
export async function signReceipt(
  key: ReceiptSigningKey,
  bet: StoredBet,
  locale: string,
  operator: string,
): Promise<ReceiptRow & { key_id: string }> {
  const canonical = canonicalJson(receiptContent(bet, locale, { keyId: key.id, operator }))
  const bytes = Buffer.from(canonical)
  return {
    bet_id: bet.id,
    key_id: key.id,
    canonical,
    sha256: hash('sha256', bytes, 'buffer'),
    signature: await signAside(null, bytes, key.privateKey),
  }
}
