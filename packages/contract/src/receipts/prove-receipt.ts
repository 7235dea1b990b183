import { fromHex, toHex, type Bytes } from '../hash.ts'
import { readReceiptText } from './receipt-text.ts'
import type { Receipt } from './receipt.ts'

/** `changed`: the text is not the one that its hash was made of. */
export const RECEIPT_REFUSALS = ['malformed', 'changed', 'unknown_key', 'wrong_signature'] as const

export type ReceiptRefusal = (typeof RECEIPT_REFUSALS)[number]

export type ReceiptVerdict =
  | { readonly verdict: 'proven'; readonly receipt: Receipt }
  | { readonly verdict: 'refused'; readonly reason: ReceiptRefusal }

/** The arithmetic of the platform: a browser's or Node's. */
export type ReceiptCrypto = {
  sha256(text: Bytes): Promise<Bytes>
  verifyEd25519(publicKey: Bytes, signature: Bytes, text: Bytes): Promise<boolean>
}

/** @param publicKey 32 bytes in hex */
export type ReceiptKey = { readonly id: string; readonly publicKey: string }

/** Whether a pasted text is a receipt of the house that holds one of these keys, unchanged. */
export async function proveReceipt(
  text: string,
  keys: readonly ReceiptKey[],
  crypto: ReceiptCrypto,
): Promise<ReceiptVerdict> {
  const signed = readReceiptText(text)
  if (signed === null) return refused('malformed')
  const bytes = new TextEncoder().encode(signed.canonical)
  if (toHex(await crypto.sha256(bytes)) !== signed.sha256) return refused('changed')
  const key = keys.find(({ id }) => id === signed.receipt.key_id)
  if (key === undefined) return refused('unknown_key')
  const { signature } = signed
  const isSigned = await crypto.verifyEd25519(fromHex(key.publicKey), fromHex(signature), bytes)
  return isSigned
    ? { verdict: 'proven', receipt: signed.receipt }
    : { verdict: 'refused', reason: 'wrong_signature' }
}

function refused(reason: ReceiptRefusal): ReceiptVerdict {
  return { verdict: 'refused', reason }
}

/**
 * The standard's own: browsers on HTTPS or localhost, and Node. A browser without Ed25519 rejects
 * with a NotSupportedError; on plain HTTP there is none at all.
 */
export function webCrypto(subtle: SubtleCrypto): ReceiptCrypto {
  return {
    sha256: async (text) => new Uint8Array(await subtle.digest('SHA-256', text)),
    async verifyEd25519(publicKey, signature, text) {
      const key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
      return subtle.verify('Ed25519', key, signature, text)
    },
  }
}
