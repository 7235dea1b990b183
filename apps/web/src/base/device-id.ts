import { pipe, regex, safeParse, string } from '@touchline/contract/schema'

import type { KeyValueStorage } from './browser-storage.ts'
import { storedText } from './stored.ts'

const ID = pipe(string(), regex(/^[\w-]{8,64}$/))

export const DEVICE_ID = storedText('deviceId', ID)

/** 7300 days; browsers may cut it short, so every visit writes it anew. */
const LIFETIME_IN_SECONDS = 7300 * 24 * 60 * 60

export type CookieJar = { read: () => string; write: (cookie: string) => void }

/** AMB-06: the cookie is the master of the device id, the local key a copy that outlives it. */
export function deviceId(cookies: CookieJar, local: KeyValueStorage): string {
  const known = readCookie(cookies.read()) ?? DEVICE_ID.read(local)
  const id = known ?? crypto.randomUUID()
  cookies.write(`${DEVICE_ID.key}=${id}; Path=/; Max-Age=${LIFETIME_IN_SECONDS}; SameSite=Lax`)
  DEVICE_ID.write(local, id)
  return id
}

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

function readCookie(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === DEVICE_ID.key) return validId(value)
  }
  return null
}

function validId(value: unknown): string | null {
  const result = safeParse(ID, value)
  return result.success ? result.output : null
}
