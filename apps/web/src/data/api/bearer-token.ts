import { literal, object, string, union } from '@touchline/contract/schema'

import { browserStorages } from '../../base/browser-storage.ts'
import { storedJson } from '../../base/stored.ts'

/** `own`: the player signed in here, in the frame. `host`: the page around it gave it. */
export type BearerToken = { readonly token: string; readonly source: 'own' | 'host' }

/** It ends with the tab, and a browser keeps it apart for each site that embeds this one. */
const HELD = storedJson(
  'bearer_token',
  1,
  object({ token: string(), source: union([literal('own'), literal('host')]) }),
)

/** Of this page. On a server nobody holds one: it is only ever set by what runs in a frame. */
let held: BearerToken | null = null

/**
 * Whether the page stands in another origin's page: its cookies may not come along there, so its
 * session goes by a token.
 */
function isForeignFrame(): boolean {
  if (typeof window === 'undefined' || window.parent === window.self) return false
  try {
    return window.parent.location.origin !== window.location.origin
  } catch {
    return true
  }
}

export function heldToken(): BearerToken | null {
  return held
}

export function holdToken(token: BearerToken): void {
  held = token
  HELD.write(browserStorages().session, token)
}

export function dropToken(): void {
  held = null
  HELD.forget(browserStorages().session)
}

/** What a document before this one held, in the same frame. */
export function restoreToken(): BearerToken | null {
  if (isForeignFrame()) held ??= HELD.read(browserStorages().session)
  return held
}

/** With every call of a page in a foreign frame. */
export function sessionHeaders(): Record<string, string> {
  if (!isForeignFrame()) return {}
  return {
    'X-Session': 'token',
    ...(held !== null && { Authorization: `Bearer ${held.token}` }),
  }
}
