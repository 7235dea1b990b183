/**
 * Nothing from a foreign host, no script without this answer's nonce. Styles may stand in
 * attributes (positions of virtual lists), never in `<style>` elements without the nonce.
 * @param connectTo further origins the page may call, such as a separate push server
 */
export function contentSecurityPolicy(nonce: string, connectTo: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
