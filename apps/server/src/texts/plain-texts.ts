/** PostgreSQL and browsers change them, and a line more than there should be breaks what is written line by line. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
/** They turn the direction of all that is written behind a text, too. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]+/gu

/**
 * What others say, with every text in it as one line of whole characters: a name is the same in the
 * database, in what the server renders and in what the browser reads.
 */
export function plainTexts<Said>(said: Said): Said {
  return plain(said) as Said
}

function plain(said: unknown): unknown {
  if (typeof said === 'string') {
    return said.toWellFormed().replaceAll(DIRECTIONS, '').replaceAll(CONTROLS, ' ').trim()
  }
  if (Array.isArray(said)) return said.map(plain)
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, plain(value)]))
}
