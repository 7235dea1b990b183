import type { FromHost, ToHost } from '@touchline/contract/host-messages'

import { readMessage, VERSION } from './read-message.ts'

type Place = {
  readonly frame: HTMLIFrameElement
  readonly host: Window
  readonly site: URL
  /** Ends it. */
  readonly signal: AbortSignal
}

/** Between the host's page and the product: with the frame's window and the site's origin alone. */
export function openLine(
  { frame, host, site: { origin }, signal }: Place,
  heard: (name: keyof ToHost, payload: object) => void,
) {
  /** The window of a document that has spoken: before that there is nobody to speak to. */
  let spoken: Window | undefined
  /** The same once its document is ready; where the host moves the frame, it gets another one. */
  let ready: typeof spoken
  const waiting: (() => void)[] = []
  host.addEventListener(
    'message',
    ({ data, source, origin: from }: MessageEvent<unknown>) => {
      if (!source || source !== frame.contentWindow || from !== origin) return
      const message = readMessage(data)
      if (!message) return
      spoken = frame.contentWindow
      heard(message.name, message.payload)
      if (message.name !== 'initialized') return
      ready = spoken
      for (const say of waiting.splice(0)) say()
    },
    { signal },
  )
  /** @returns whether there was anybody to tell */
  const tell = <Name extends keyof FromHost>(type: Name, payload: FromHost[Name]): boolean => {
    spoken?.postMessage({ type, version: VERSION, payload }, origin)
    return !!spoken
  }
  /** What the host wants said: now, or once the product is ready. */
  const whenReady = (say: () => void): void => {
    if (ready === frame.contentWindow) say()
    else waiting.push(say)
  }
  /** The product is away, until it is ready again. */
  const hold = (): void => {
    ready = undefined
  }
  return [tell, whenReady, hold] as const
}
