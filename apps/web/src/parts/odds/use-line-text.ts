import { useFormatting } from '../../preferences/use-formatting.ts'

/** Writes a line the way the language writes numbers: `2,5`. */
export function useLineText(): (line: string | undefined) => string | undefined {
  const { number } = useFormatting()
  const separator = number(1.5).replaceAll(/\d/g, '')
  return (line) => line?.replaceAll('.', separator)
}
