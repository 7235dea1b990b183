/** `wildcard`: only a pattern fits, so it takes a player or a token for the host to be heard. */
export type Trust = 'trusted' | 'wildcard' | 'none'

/** EMBED-24. @param allowed origins, or patterns of them: `*`, `https://*.host.example` */
export function trustOf(origin: string, allowed: readonly string[], own: string): Trust {
  if (origin === own || allowed.includes(origin)) return 'trusted'
  return allowed.some((pattern) => fits(origin, pattern)) ? 'wildcard' : 'none'
}

function fits(origin: string, pattern: string): boolean {
  if (pattern === '*') return /^https?:\/\//.test(origin)
  const [before = '', after, ...more] = pattern.split('*.')
  if (after === undefined || more.length > 0 || !/^https?:\/\/$/.test(before)) return false
  return origin.startsWith(before) && origin.endsWith(`.${after}`)
}

type Framed = {
  readonly location: { readonly origin: string; readonly search: string }
  readonly parent: unknown
  readonly document: { readonly referrer: string }
}

/**
 * Whose page is around this one, as far as the browser says it, and the loader: messages go to that
 * origin alone, and nowhere where it is none of the allowed.
 * @param kept what a document before this one knew, in the same frame
 */
export function hostOrigin(
  page: Framed,
  allowed: readonly string[],
  kept: string | null,
): string | null {
  const own = page.location.origin
  try {
    const { origin } = (page.parent as { location: { origin: string } }).location
    if (origin === own) return own
  } catch {
    // Another origin's page says nothing of itself.
  }
  const { ancestorOrigins } = page.location as { ancestorOrigins?: ArrayLike<string> }
  const sayings = [
    ancestorOrigins?.[0],
    new URLSearchParams(page.location.search).get('host'),
    kept,
    originOf(page.document.referrer),
  ]
  const isHost = (origin: string | null | undefined): origin is string =>
    typeof origin === 'string' && origin !== own && trustOf(origin, allowed, own) !== 'none'
  return sayings.find(isHost) ?? null
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
