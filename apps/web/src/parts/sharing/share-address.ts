import type { PageParameter } from '../../addresses/page-parameters.ts'

/** SHARE-05: the query parameter that carries a shared bet's code. */
const PARAMETER = 'betcode' satisfies PageParameter

/**
 * The code that an address carries, and the address without it; null where it carries none. Of several
 * it is the first that can be one: links are put together by hand, and pasted twice.
 */
export function takeShareCode(href: string): { code: string; rest: string } | null {
  const url = new URL(href, 'http://page.invalid')
  const value = url.searchParams.get(PARAMETER)
  if (value === null) return null
  // The router writes several of them as a list.
  const code = value.split(',').find((one) => /\w{6}/.test(one)) ?? value
  url.searchParams.delete(PARAMETER)
  return { code, rest: `${url.pathname}${url.search}${url.hash}` }
}

/** GAP-19: `{origin}/sports?betcode={code}`; `path` is that of the home page in the page's language. */
export function shareLink(origin: string, path: string, code: string): string {
  return `${origin}${path}?${PARAMETER}=${code}`
}
