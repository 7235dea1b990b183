/** One entry of a specifier such as `total=2.5|setnr=1`; null when it is not there. */
export function specifierValue(specifier: string, name: string): string | null {
  const entry = specifier.split('|').find((part) => part.startsWith(`${name}=`))
  return entry === undefined ? null : entry.slice(name.length + 1)
}
