/**
 * Whether a host is one of those that an operator names: `img.example` for itself, `*.example` for
 * everything below it. With a port where both have one.
 */
export function isListedHost(host: string, allowed: readonly string[]): boolean {
  const asked = host.toLowerCase()
  return allowed.some((entry) => {
    const name = entry.toLowerCase()
    if (!name.startsWith('*.')) return asked === name
    const end = name.slice(1)
    return asked.endsWith(end) && asked.length > end.length
  })
}
