import { createRequire } from 'node:module'

/** Each sign by the one that the standard takes it to be confused with. The package has no types. */
type Confusables = { rectifyConfusion(text: string): string }
const confusables = createRequire(import.meta.url)('unicode-confusables') as Confusables

/** Letters that the standard keeps apart though nobody reads them so: Latin small capitals. */
const SMALL_CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ʍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
    ᴘ: 'p',
    ʀ: 'r',
    ꜱ: 's',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
  }),
)

/** Accents of Latin, Greek and Cyrillic, vowel signs of Arabic and Hebrew: read over, not read. */
const READ_OVER = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u064B-\u065F\u0670]/gu

/** Signs without a shape, among them letters: fillers of Hangul, the blank of Braille. */
const UNSEEN = /[\p{Format}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Without the signs that nobody sees, but for those that choose the form of a sign before them. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, (sign) => (/\p{Variation_Selector}/u.test(sign) ? sign : ''))
}

export function holdsUnseen(text: string): boolean {
  return text.search(UNSEEN) >= 0
}

/**
 * A text as it is read: compatible forms as one (NFKC), no signs that nobody sees, small letters
 * without accents, letters of other scripts as the Latin ones that they look like (Unicode's
 * technical standard 39). Digits and the letters of a plain keyboard stay what they are.
 */
export function readLetters(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(UNSEEN, '')
  // Large letters look like others than small ones do, so both are asked about.
  return latin(latin(seen).toLowerCase()).replaceAll('ß', 'ss')
}

function latin(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\0-\x7F]/gu, (sign) => {
      const plain = SMALL_CAPITALS.get(sign) ?? confusables.rectifyConfusion(sign)
      return SMALL_CAPITALS.get(plain) ?? plain
    })
    .normalize('NFKD')
    .replaceAll(READ_OVER, '')
    .normalize('NFC')
}

/** Signs of a plain keyboard that pass for one another in a name. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Two names with the same skeleton are taken for each other: letters and digits alone count. */
export function skeletonOf(name: string): string {
  const bare = readLetters(name).replaceAll(/[^\p{Letter}\p{Mark}\p{Number}|!]/gu, '')
  return ALIKE.reduce((letters, [sign, as]) => letters.replaceAll(sign, as), bare)
}
