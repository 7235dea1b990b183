/** Hosts beyond its own that a page may ask. */
export type ForeignHosts = {
  /** Origins of a push server. */
  push: readonly string[]
  /** Hosts of streams of matches: `cdn.example`, `*.cdn.example`. */
  streams: readonly string[]
  /** Hosts whose pages may stand in frames of this one. */
  frames: readonly string[]
  /** Origins whose pages may show this one in a frame. */
  hosts: readonly string[]
}

/**
 * Nothing from a foreign host unless the operator named it, no script without this answer's nonce. Styles may stand in
 * attributes (positions of virtual lists), never in `<style>` elements without the nonce.
 */
export function contentSecurityPolicy(
  nonce: string,
  { push, streams, frames, hosts }: ForeignHosts,
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["media-src 'self' blob:", ...streams].join(' '),
    ["connect-src 'self'", ...push, ...streams].join(' '),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frames].join(' '),
    ["frame-ancestors 'self'", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
