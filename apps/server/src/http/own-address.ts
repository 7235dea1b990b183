const SITE = 'http://site.invalid'

/** An address of this site, whatever was given; null where a browser would read another site's. */
export function ownAddress(given: string): URL | null {
  if (!URL.canParse(given, SITE)) return null
  const url = new URL(given, SITE)
  // `/.//elsewhere` is a path here, and what is written of it is a host.
  return url.origin === SITE && !url.pathname.startsWith('//') ? url : null
}
