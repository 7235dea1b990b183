import type { FromHost, ToHost } from '@touchline/contract/host-messages'

import { readMessage, VERSION } from './read-message.ts'

type Place = {
  readonly frame: HTMLIFrameElement
  readonly host: Window
  readonly site: URL
  /** Ends it. */
  readonly signal: AbortSignal
}

/**
 * Between the host's page and the product: with the frame's window and the site's origin alone.
 * @returns tells the product something; false until a document of the site has spoken, for before that
 *   there is nobody to speak to
 */
export function openLine(
  { frame, host, site: { origin }, signal }: Place,
  heard: (name: keyof ToHost, payload: object) => void,
) {
  let isThere = false
  host.addEventListener(
    'message',
    ({ data, source, origin: from }: MessageEvent<unknown>) => {
      if (!source || source !== frame.contentWindow || from !== origin) return
      const message = readMessage(data)
      if (!message) return
      isThere = true
      heard(message.name, message.payload)
    },
    { signal },
  )
  return <Name extends keyof FromHost>(type: Name, payload: FromHost[Name]): boolean => {
    if (isThere) frame.contentWindow?.postMessage({ type, version: VERSION, payload }, origin)
    return isThere
  }
}
