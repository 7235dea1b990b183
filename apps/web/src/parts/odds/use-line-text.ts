import { useFormatting } from '../../preferences/use-formatting.ts'

/** Writes a line the way the language writes numbers and scores: `2,5`, `−1,5`, `0:1`. */
export function useLineText(): (line: string | undefined) => string | undefined {
  const { number, score } = useFormatting()
  const separator = number(1.5).replaceAll(/\d/g, '')
  return (line) => {
    const [home = '', away] = line?.split(':') ?? []
    return away === undefined
      ? line?.replace('-', '\u2212').replaceAll('.', separator)
      : score(home, away)
  }
}
