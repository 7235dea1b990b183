/** A name without its line, however the language writes it: `Over 2.5`, `Über 2,5`. */
export function withoutLine(name: string, line: string): string {
  const spellings = [line, line.replaceAll('.', ',')]
  const bare = spellings.reduce(
    (text, spelling) => text.replace(`(${spelling})`, '').replace(spelling, ''),
    name,
  )
  return bare.replaceAll(/\s+/g, ' ').trim()
}
