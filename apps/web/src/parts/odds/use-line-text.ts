import { useFormatting } from '../../preferences/use-formatting.ts'

/** A start in goals, written as a score. */
const START = /^(\d+):(\d+)$/

/** Writes a line the way the language writes numbers: `2,5`. */
export function useLineText(): (line: string | undefined) => string | undefined {
  const { number, score } = useFormatting()
  const separator = number(1.5).replaceAll(/\d/g, '')
  return (line) => {
    const [, home, away] = START.exec(line ?? '') ?? []
    if (home !== undefined && away !== undefined) return score(home, away)
    return line?.replaceAll('.', separator)
  }
}
