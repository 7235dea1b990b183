import * as v from 'valibot'

/** Bytes: a hash, a signature, a key. */
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))

/** A bet's receipt: its canonical JSON, with hash and signature of exactly that text. */
export const betReceipt = v.object({ canonical: v.string(), sha256: hex, signature: hex })

export const receiptKey = v.object({ id: v.string(), publicKey: hex })

export const receiptCheck = v.object({
  verdict: v.picklist(['proven', 'refused']),
  reason: v.nullable(v.picklist(['malformed', 'changed', 'unknown_key', 'wrong_signature'])),
})

export type BetReceipt = v.InferOutput<typeof betReceipt>
