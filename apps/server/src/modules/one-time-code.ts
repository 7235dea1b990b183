import { createHash, randomInt } from 'node:crypto'

/** Six digits that are sent to somebody. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored in place of a code. @param about what the code is for: another's has another hash */
export function hashCode(about: string, code: string): Buffer {
  return createHash('sha256').update(`${about}:${code}`).digest()
}
