import { createHash } from 'node:crypto'
import type { Placement } from '@touchline/contract'

/** Stands in place of a fingerprint where a reference was closed before it placed anything. */
export const CLOSED: Buffer = Buffer.from('closed')

/** Fingerprint of a decoded body: fields stand in the contract's order, whatever the client's was. */
export function hashBody(placement: Placement): Buffer {
  const text = JSON.stringify(placement, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return createHash('sha256').update(text).digest()
}
