export type MarketLine =
  | { kind: 'total'; text: string }
  /** Goals given to the home side: `-1.5`. */
  | { kind: 'handicap'; text: string }
  /** A start in goals for either side: `0:1`. */
  | { kind: 'start'; text: string }

/** Splits a specifier into its line, if it has one, and the rest that tells markets apart. */
export function readSpecifier(specifier: string): { line: MarketLine | null; rest: string } {
  const parts = specifier === '' ? [] : specifier.split('|')
  const rest = parts.filter((part) => !/^(total|hcp)=/.test(part)).join('|')
  const lines = parts.filter((part) => /^(total|hcp)=/.test(part))
  const [name, text] = lines[0]?.split('=') ?? []
  if (name === undefined || text === undefined) return { line: null, rest }
  if (name === 'total') return { line: { kind: 'total', text }, rest }
  return { line: { kind: text.includes(':') ? 'start' : 'handicap', text }, rest }
}

/** Place of a line among its like: by size; a start counts as the handicap that it is. */
export function lineRank(line: MarketLine): number {
  if (line.kind !== 'start') return Number(line.text)
  const [home = 0, away = 0] = line.text.split(':').map(Number)
  return home - away
}
