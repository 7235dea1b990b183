import { readToHost, type FromHost, type ToHost } from '@touchline/contract/host-messages'
import { expect, onTestFinished } from 'vitest'

import { dropToken } from '../../../data/api/bearer-token.ts'
import { openSurface, type SurfaceOptions } from '../../../testing/surface/open-surface.tsx'
import { aSystem } from '../../../testing/system-settings.ts'

export const HOST = 'https://host.example'

type InHost = SurfaceOptions & { origins?: readonly string[]; host?: string | null }

/** Opens a page in a frame of another origin's page, which hears and says what the test wants. */
export async function openInHost(path: string, options: InHost = {}) {
  const { origins = [HOST], host = HOST, ...surface } = options
  const posted: { name: keyof ToHost; payload: unknown; target: string }[] = []
  const parent = {
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
    postMessage(data: unknown, target: string) {
      const message = readToHost(data)
      if (message === null) throw new Error(`no message: ${JSON.stringify(data)}`)
      posted.push({ ...message, target })
    },
  }
  const undo = replaceAround(parent)
  onTestFinished(() => {
    undo()
    dropToken()
  })
  const address = host === null ? path : `${path}${path.includes('?') ? '&' : '?'}host=${host}`
  const page = await openSurface(address, {
    ...surface,
    answers: {
      getSystemSettings: () => ({ data: { ...aSystem(), origins: [...origins] } }),
      ...surface.answers,
    },
  })
  const sayRaw = (data: unknown, origin = HOST, source: unknown = parent) => {
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }
  const all = <Name extends keyof ToHost>(name: Name) =>
    posted
      .filter((message) => message.name === name)
      .map(({ payload }) => payload) as ToHost[Name][]
  return {
    ...page,
    posted,
    all,
    sayRaw,
    say: <Name extends keyof FromHost>(name: Name, payload: FromHost[Name], origin = HOST) =>
      sayRaw({ type: name, payload }, origin),
    /** Waits for a message of this name that says all of this. */
    async hears<Name extends keyof ToHost>(name: Name, payload: Partial<ToHost[Name]> = {}) {
      const fits = (said: object) =>
        Object.entries(payload).every(([key, value]) => Reflect.get(said, key) === value)
      await expect.poll(() => all(name).some(fits)).toBe(true)
    },
  }
}

function replaceAround(parent: unknown): () => void {
  const names = ['parent', 'top'] as const
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window, name))
  for (const name of names) {
    Object.defineProperty(window, name, { value: parent, configurable: true })
  }
  return () => {
    for (const [index, name] of names.entries()) {
      const own = before[index]
      if (own === undefined) Reflect.deleteProperty(window, name)
      else Object.defineProperty(window, name, own)
    }
  }
}
