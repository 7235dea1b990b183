import * as v from 'valibot'

import { canonicalJson } from './canonical-json.ts'
import { signedReceipt, type SignedReceipt } from './receipt.ts'

/** A receipt as its player copies and prints it. */
export function receiptText(signed: {
  canonical: string
  sha256: string
  signature: string
}): string {
  const { canonical, sha256, signature } = signed
  return JSON.stringify({ receipt: JSON.parse(canonical) as unknown, sha256, signature }, null, 2)
}

/**
 * Reads a pasted receipt. White space between the parts and the order of fields are free;
 * everything else has one spelling, so that no two texts say the same and no field stands twice.
 * @returns null for a text that is no receipt
 */
export function readReceiptText(text: string): (SignedReceipt & { canonical: string }) | null {
  try {
    const parsed: unknown = JSON.parse(text)
    if (JSON.stringify(parsed) !== withoutSpace(text)) return null
    const result = v.safeParse(signedReceipt, parsed)
    if (!result.success) return null
    return { ...result.output, canonical: canonicalJson(result.output.receipt) }
  } catch {
    return null
  }
}

function withoutSpace(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
}
