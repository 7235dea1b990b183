import type { KeyValueStorage } from './browser-storage.ts'

export const DEVICE_ID_KEY = 'deviceId'

/** 7300 days; browsers may cut it short, so every visit writes it anew. */
const LIFETIME_IN_SECONDS = 7300 * 24 * 60 * 60

export type CookieJar = { read: () => string; write: (cookie: string) => void }

/** AMB-06: the cookie is the master of the device id, the local key a copy that outlives it. */
export function deviceId(cookies: CookieJar, local: KeyValueStorage): string {
  const known = readCookie(cookies.read()) ?? validId(local.getItem(DEVICE_ID_KEY))
  const id = known ?? crypto.randomUUID()
  cookies.write(`${DEVICE_ID_KEY}=${id}; Path=/; Max-Age=${LIFETIME_IN_SECONDS}; SameSite=Lax`)
  local.setItem(DEVICE_ID_KEY, id)
  return id
}

/** The page's cookies. */
export const documentCookies: CookieJar = {
  read: () => document.cookie,
  write(cookie) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is absent on plain http
    document.cookie = `${cookie}${secure}`
  },
}

function readCookie(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === DEVICE_ID_KEY) return validId(value ?? null)
  }
  return null
}

function validId(text: string | null): string | null {
  return text !== null && /^[\w-]{8,64}$/.test(text) ? text : null
}
