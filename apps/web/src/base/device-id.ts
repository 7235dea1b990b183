import { pipe, regex, safeParse, string } from '@touchline/contract/schema'

import type { KeyValueStorage } from './browser-storage.ts'
import { keepCookie, type CookieJar } from './cookie-jar.ts'
import { storedText } from './stored.ts'

const ID = pipe(string(), regex(/^[\w-]{8,64}$/))

export const DEVICE_ID = storedText('deviceId', ID)

/** 7300 days; browsers may cut it short, so every visit writes it anew. */
const LIFETIME_SECONDS = 7300 * 24 * 60 * 60

/** AMB-06: the cookie is the master of the device id, the local key a copy that outlives it. */
export function deviceId(cookies: CookieJar, local: KeyValueStorage): string {
  const known = readCookie(cookies.read()) ?? DEVICE_ID.read(local)
  const id = known ?? crypto.randomUUID()
  keepCookie(cookies, DEVICE_ID.key, id, LIFETIME_SECONDS)
  DEVICE_ID.write(local, id)
  return id
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
