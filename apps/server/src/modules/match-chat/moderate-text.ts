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

const LINK = /(?:https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|bet|tv|me|de|uk|ru|xyz|top)\b)/i

/** Letters as they are read: without accents, case, digits in place of letters, and repetitions. */
function plainWords(text: string): string[] {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[013457@$!]/g, (mark) => LOOKALIKES[mark] ?? mark)
    .replaceAll(/(.)\1{2,}/g, '$1')
  return letters.split(/[^\p{Letter}]+/u).filter((word) => word !== '')
}

/** The first thing wrong with a text; null where there is nothing. */
export function refusalOf(text: string): Refusal | null {
  if (LINK.test(text)) return 'links'
  const words = plainWords(text)
  // Letters set apart are read together: f u c k.
  const spelled = words.filter((word) => word.length === 1).join('')
  const isUnwelcome = [...words, spelled].some((word) =>
    UNWELCOME.some((beginning) => word.startsWith(beginning)),
  )
  return isUnwelcome ? 'words' : null
}

/** One line without characters that nobody sees. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu, ' ')
    .replaceAll(/\p{Format}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
