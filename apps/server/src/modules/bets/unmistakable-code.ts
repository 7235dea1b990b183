import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U: read out over the phone, no letter is taken for another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** In an address a program would write it as Infinity. */
const LIKE_A_NUMBER = /^\d+E\d+$/

/** Random, 4.9 bits a character. @param pick a whole number from 0, below what it is given */
export function createCode(length: number, pick: (below: number) => number = randomInt): string {
  const code = Array.from({ length }, () => ALPHABET[pick(ALPHABET.length)]).join('')
  return LIKE_A_NUMBER.test(code) ? createCode(length, pick) : code
}
