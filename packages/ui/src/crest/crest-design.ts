/** Colours are `#rrggbb`; `pattern` names how the second colour is laid over the first. */
export type CrestDesign = {
  initials: string
  primary: string
  secondary: string
  pattern: (typeof patterns)[number]
}

const patterns = ['half', 'stripes', 'sash', 'hoop', 'chevron'] as const

/* Shirt colours: each pair is two hues apart enough to tell at 20 px. */
const shirts = [
  ['#c8102e', '#f4f4f2'],
  ['#1d4fa8', '#f4f4f2'],
  ['#0b7a43', '#f4f4f2'],
  ['#17202e', '#f2b632'],
  ['#7a1f3d', '#8ec5e8'],
  ['#123a7a', '#d0202e'],
  ['#e0592a', '#17202e'],
  ['#5b2d8c', '#f4f4f2'],
  ['#0e6f7c', '#f2b632'],
  ['#17202e', '#d0202e'],
  ['#2f7fc9', '#12305e'],
  ['#a3191f', '#17202e'],
  ['#106b3c', '#f2b632'],
  ['#2b2f38', '#e8e8e6'],
] as const

/** Words that many clubs share and that therefore tell nothing. */
const commonWords = new Set(
  'fc cf sc ac afc bc hc kk sk fk nk if bk ik ff sv tsv vfb vfl rb cd ud sd rc de la el the and of'.split(
    ' ',
  ),
)

/** FNV-1a, 32 bits: spreads near-equal names and is the same everywhere. */
function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** One or two letters: of the telling words, else of whatever the name has. */
export function crestInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !commonWords.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  const letters = [first, second].map((word) => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toLocaleUpperCase('en') || '?'
}

/** The same name always gives the same crest, on server and client. */
export function designCrest(name: string): CrestDesign {
  const hash = hashName(name.normalize('NFC').trim().toLowerCase())
  const [primary, secondary] = shirts[hash % shirts.length] ?? shirts[0]
  const pattern = patterns[(hash >>> 8) % patterns.length] ?? 'half'
  return { initials: crestInitials(name), primary, secondary, pattern }
}
