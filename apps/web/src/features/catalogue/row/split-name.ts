type NameParts = { given: string; initial: string; family: string }

/**
 * Takes a player's name apart, so that its first part can shrink to an initial.
 * @returns parts that together are the name; null for one word, a pair, or a name that begins with
 * the family's
 */
export function splitName(name: string): NameParts | null {
  const [, given, initial, family] = /^(([^\s,/])[^\s,/]*\s+)([^,/]+)$/u.exec(name) ?? []
  if (given === undefined || family === undefined) return null
  return { given, initial: `${initial}. `, family }
}
