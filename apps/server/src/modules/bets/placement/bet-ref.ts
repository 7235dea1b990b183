import { createCode } from '../unmistakable-code.ts'

const LENGTH = 10

/** A short name of a bet, about 49 bits. */
export function createBetRef(): string {
  return createCode(LENGTH)
}
