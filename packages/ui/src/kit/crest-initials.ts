/** Words that many clubs share and that therefore tell nothing. */
const commonWords = new Set(
  'fc cf sc ac afc bc hc kk sk fk nk if bk ik ff sv tsv vfb vfl rb cd ud sd rc de la el the and of'.split(
    ' ',
  ),
)

/** One or two letters: of the telling words, else of whatever the name has. */
export function crestInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !commonWords.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  const letters = [first, second].map((word) => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toLocaleUpperCase('en') || '?'
}
