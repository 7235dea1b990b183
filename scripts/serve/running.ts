import type { AddressInfo } from 'node:net'

import type { Backend, PagesServer, Settings } from '@touchline/server'

import { explainingAddress } from './address-check.ts'

export type Running = {
  /** Address without a slash at the end. */
  url: string
  /** Called once more with `now`, it goes through the rest without pauses. */
  stop: (options?: { now?: boolean }) => Promise<void>
  /** Resolves when the process can do nothing useful any more. */
  failed?: Promise<Error>
}

type App = PagesServer['app']

/** The address under which this machine's browser reaches a server that listens. */
export function addressOf(app: App, { host }: Pick<Settings, 'host'>): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Listens, then starts what a backend does by itself; stops it again when that fails. */
export async function startBackend(
  backend: Backend,
  settings: Settings,
  onListening: (url: string) => void = () => undefined,
): Promise<Running> {
  const { app, push } = backend
  try {
    const { host, port } = settings
    await explainingAddress(settings, () => app.listen({ port, host }))
    push.attach(app.server)
    const url = addressOf(app, settings)
    onListening(url)
    await backend.start()
    return { url, stop: (options) => backend.stop(options), failed: backend.failed }
  } catch (error) {
    // What does not stop has been reported; why it did not start is what its operator has to know.
    await backend.stop({ now: true }).catch(() => undefined)
    throw error
  }
}
