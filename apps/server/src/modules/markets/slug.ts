/** Letters that are no letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Words of an address: `FC Köln – Mainz 05` is `fc-koln-mainz-05`. */
export function slugify(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[ßæœøłıđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'event'
}
