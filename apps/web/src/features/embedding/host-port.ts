import {
  messageToHost,
  readFromHost,
  type FromHost,
  type MessageOf,
  type ToHost,
} from '@touchline/contract/host-messages'
import { string } from '@touchline/contract/schema'

import { browserStorages } from '../../base/browser-storage.ts'
import { storedText } from '../../base/stored.ts'
import { hostOrigin, trustOf } from './host-origin.ts'

const HOST = storedText('host_origin', string())

/** A host may say so many things at once, and then so many a second. */
const BURST = 60
const PER_SECOND = 20
/** What waits until it is known to whom it goes. */
const MOST_WAITING = 50

export type HostMessage = MessageOf<FromHost>

type HostPortOptions = {
  readonly page: Window
  readonly allowed: readonly string[]
  /** A player is signed in, or a token was given. */
  readonly hasSession: () => boolean
  readonly take: (message: HostMessage) => void
  /** A host has spoken that is not heard without a session. */
  readonly unheard: () => void
  readonly now?: () => number
}

export type HostPort = {
  readonly post: <Name extends keyof ToHost>(name: Name, payload: ToHost[Name]) => void
  readonly close: () => void
}

/**
 * The line to the page around this one. It speaks to a host of the allowed origins alone, and hears
 * only the window that it stands in.
 */
export function openHostPort(options: HostPortOptions): HostPort {
  const { page, allowed, hasSession, take, unheard, now = () => performance.now() } = options
  const { session } = browserStorages()
  const own = page.location.origin
  let target = hostOrigin(page, allowed, HOST.read(session))
  let waiting: unknown[] = []
  const limit = createLimit(now)

  function know(origin: string): void {
    if (target !== origin) HOST.write(session, origin)
    target = origin
    for (const message of waiting) page.parent.postMessage(message, origin)
    waiting = []
  }

  function hear({ data, origin, source }: MessageEvent<unknown>): void {
    if (source !== page.parent) return
    const trust = trustOf(origin, allowed, own)
    if (trust === 'none') return
    const message = readFromHost(data)
    if (message === null) return
    const givesToken =
      message.name === 'iframe_integration' && typeof message.payload.token === 'string'
    if (trust === 'wildcard' && !hasSession() && !givesToken) {
      unheard()
      return
    }
    // Where a frame is seen is told as often as its host scrolls, and only the last word counts.
    if (message.name !== 'viewport' && !limit()) return
    know(origin)
    take(message)
  }

  if (target !== null) HOST.write(session, target)
  page.addEventListener('message', hear)
  return {
    post(name, payload) {
      const message = messageToHost(name, payload)
      if (target !== null) page.parent.postMessage(message, target)
      else if (waiting.length < MOST_WAITING) waiting.push(message)
    },
    close: () => page.removeEventListener('message', hear),
  }
}

/** @returns whether one more is let through */
function createLimit(now: () => number): () => boolean {
  let left = BURST
  let last = now()
  return () => {
    const time = now()
    left = Math.min(BURST, left + ((time - last) / 1_000) * PER_SECOND)
    last = time
    if (left < 1) return false
    left -= 1
    return true
  }
}
