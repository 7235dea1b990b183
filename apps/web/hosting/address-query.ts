/** Divides an address at its first question mark; `query` is without it, and empty where there is none. */
export function divideAddress(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

/** Adds to the query of an address. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address
  const [before = '', hash] = address.split('#', 2)
  const longer = `${before}${before.includes('?') ? '&' : '?'}${query}`
  return hash === undefined ? longer : `${longer}#${hash}`
}
