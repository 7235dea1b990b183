import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U: read out over the phone, no letter is taken for another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random, 4.9 bits a character. */
export function createCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
