import type { Line } from './line.ts'

/** Lines that stand alone, and families of lines in ascending order of their value. */
export type GroupedLines = { singles: readonly Line[]; families: readonly (readonly Line[])[] }

const cache = new WeakMap<readonly Line[], GroupedLines>()

const group = (lines: readonly Line[]): GroupedLines => {
  const families = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.family === '') continue
    const members = families.get(line.family)
    if (members === undefined) families.set(line.family, [line])
    else members.push(line)
  }
  return {
    singles: lines.filter(({ family }) => family === ''),
    families: [...families.values()].map((members) => members.sort((x, y) => x.value - y.value)),
  }
}

export const groupLines = (lines: readonly Line[]): GroupedLines => {
  const known = cache.get(lines)
  if (known !== undefined) return known
  const grouped = group(lines)
  cache.set(lines, grouped)
  return grouped
}
