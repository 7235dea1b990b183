export type CookieJar = { read: () => string; write: (cookie: string) => void }

/** The page's cookies. GAP-58: in a frame of another site browsers keep no others than these. */
export const documentCookies: CookieJar = {
  read: () => document.cookie,
  write(cookie) {
    const isSecure = window.location.protocol === 'https:'
    const isFramed = isSecure && window.self !== window.top
    const kept = isFramed ? cookie.replace('=Lax', '=None; Partitioned') : cookie
    // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is absent on plain http
    document.cookie = isSecure ? `${kept}; Secure` : kept
  },
}

/**
 * @param value as it stands in the header, encoded where it may hold anything
 * @param seconds until it goes; 0 removes it
 */
export function keepCookie(cookies: CookieJar, name: string, value: string, seconds: number): void {
  cookies.write(`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`)
}
