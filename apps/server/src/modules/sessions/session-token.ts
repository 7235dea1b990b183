import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret that opens one session; the database keeps its hash alone. */
export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function hashSessionToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
