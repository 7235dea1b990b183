import { messageToHost, readFromHost } from '@touchline/contract/host-messages'
import { Window } from 'happy-dom'

import { mount, type EmbedOptions } from '../mount.ts'

export const SITE = 'https://bets.example'

/**
 * A host's page with the site in it, seen from the side of the site.
 * @param prepare makes the host's window what it is, before the site is mounted
 */
export function openHost(
  options: Partial<EmbedOptions> = {},
  prepare: (window: Window) => void = () => undefined,
) {
  const window = new Window({ url: 'https://host.example/bets', width: 1_000, height: 700 })
  prepare(window)
  const element = window.document.createElement('div')
  window.document.body.append(element)
  const posted: { name: string; payload: unknown; target: string }[] = []
  const handle = mount(element as unknown as Element, { site: SITE, ...options })
  const frame = window.document.querySelector('iframe') as unknown as HTMLIFrameElement
  const product = {
    postMessage(data: unknown, target: string) {
      const message = readFromHost(data)
      if (message === null) throw new Error(`no message: ${JSON.stringify(data)}`)
      posted.push({ ...message, target })
    },
  }
  Object.defineProperty(frame, 'contentWindow', { value: product, configurable: true })
  const raw = (data: unknown, origin = SITE, source: unknown = product) => {
    const event = new window.MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }
  const hear: (...message: Parameters<typeof messageToHost>) => void = (...message) =>
    raw(messageToHost(...message))
  const last = (name: string) => posted.findLast((message) => message.name === name)?.payload
  return { window, element, handle, frame, posted, raw, hear, last }
}
