import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

type Build = AnyRouter['buildLocation']
type Wanted = Readonly<Record<string, unknown>>

/** Some 3 MB; a page has 250. */
const MOST = 5_000
const kept = new Map<string, ParsedLocation>()

/** With any of these an address is of the page or of its moment too. */
const FURTHER = [
  'search',
  'hash',
  'state',
  'mask',
  'from',
  'href',
  'leaveParams',
  '_fromLocation',
  '_includeValidateSearch',
] as const

/**
 * Links that say a route and its parameters lead to the same place from each page: two links of a row,
 * and those of the frame, are made of them once.
 * @param prefix the language that stands in the page's own address, which links take over
 */
export function keepAddresses(router: AnyRouter, prefix: string | undefined): void {
  const build = router.buildLocation
  const keeping: Build = (wanted) => {
    const key = keyOf(wanted as Wanted)
    if (key === undefined) return build(wanted)
    const name = `${prefix} ${key}`
    const known = kept.get(name)
    if (known !== undefined) return known
    const made = build(wanted)
    if (kept.size >= MOST) kept.clear()
    kept.set(name, made)
    return made
  }
  router.buildLocation = keeping
}

function keyOf(wanted: Wanted): string | undefined {
  const { to, params } = wanted
  if (typeof to !== 'string' || to[0] !== '/') return undefined
  if (typeof params !== 'object' || params === null) return undefined
  for (const name of FURTHER) {
    if (wanted[name] !== undefined) return undefined
  }
  let key = to
  for (const name in params) {
    const value = (params as Record<string, unknown>)[name]
    if (typeof value !== 'string') return undefined
    key += `\n${name}=${value}`
  }
  return key
}
