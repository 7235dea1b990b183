import { namesAddress } from './addresses.ts'
import { readLetters, withoutUnseen } from './letters.ts'

/** Why a text is not published. */
export type Refusal = 'words' | 'links'

/** Beginnings of words that nobody has to read, in the languages of the site; without accents. */
const UNWELCOME: readonly string[] = [
  'arschloch',
  'bastard',
  'bitch',
  'cunt',
  'fick',
  'fotze',
  'fuck',
  'hurensohn',
  'missgeburt',
  'motherfuck',
  'nazi',
  'nigger',
  'nutte',
  'retard',
  'scheiss',
  'schwuchtel',
  'shit',
  'slut',
  'wanker',
  'wichser',
  'whore',
]

/** Names that begin as an unwelcome word does and are none. */
const NAMES: ReadonlySet<string> = new Set(['nazim', 'nazir', 'nazife', 'nazia', 'nazila', 'nazli'])

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Words as they are read: signs in place of letters, repetitions, letters that were set apart. */
export function plainWords(text: string): string[] {
  const letters = readLetters(text)
    .replaceAll(/[013457@$!]/g, (mark) => LOOKALIKES[mark] ?? mark)
    .replaceAll(/(.)\1{2,}/g, '$1')
  const words = letters.split(/[^\p{Letter}\p{Mark}]+/u).filter((word) => word !== '')
  // Letters set apart are read together: f u c k.
  const spelled = words.filter((word) => word.length === 1).join('')
  return spelled === '' ? words : [...words, spelled]
}

/** The first thing wrong with a text that others read; null where there is nothing. */
export function refusalOf(text: string): Refusal | null {
  if (namesAddress(text)) return 'links'
  const isUnwelcome = plainWords(text).some(
    (word) => !NAMES.has(word) && UNWELCOME.some((beginning) => word.startsWith(beginning)),
  )
  return isUnwelcome ? 'words' : null
}

/** One line without characters that nobody sees; empty where nothing is left to be seen. */
export function cleanText(text: string): string {
  const line = withoutUnseen(
    text
      .normalize('NFC')
      .replaceAll(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u.test(line) ? line : ''
}
