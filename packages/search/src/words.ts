/** A word of a text as it is compared: in lower case, without accents. */
export type Word = {
  readonly word: string
  /** Where the word begins in the text. */
  readonly start: number
  /** Where each letter of `word` ends in the text: `ß` is two letters that end at one place. */
  readonly ends: readonly number[]
}

/** Letters that are no letter with a mark. Those of a word's end are the same as those inside. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ٱ: 'ا',
  ـ: '',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ς: 'σ',
}

const PLAIN = /^[a-z0-9]$/
const LETTER = /^[\p{L}\p{N}]/u
const MARK = /^\p{M}+$/u

/** The words of a text; everything that is neither letter nor digit divides them. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  let word = ''
  let ends: number[] = []
  let start = 0
  let at = 0
  const close = () => {
    if (word !== '') words.push({ word, start, ends })
    word = ''
    ends = []
  }
  for (const letter of text) {
    const folded = foldLetter(letter)
    const end = at + letter.length
    if (folded === null) close()
    else {
      if (word === '') start = at
      word += folded
      for (let i = 0; i < folded.length; i += 1) ends.push(end)
      // A mark after its letter belongs to it.
      if (folded === '' && ends.length > 0) ends[ends.length - 1] = end
    }
    at = end
  }
  close()
  return words
}

/** @returns null for what divides words */
function foldLetter(letter: string): string | null {
  const lower = letter.toLowerCase()
  if (PLAIN.test(lower)) return lower
  if (MARK.test(letter)) return ''
  const known = LETTERS[lower]
  if (known !== undefined) return known
  if (!LETTER.test(lower)) return null
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return Array.from(bare, (each) => LETTERS[each] ?? each).join('')
}
