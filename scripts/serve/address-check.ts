import { once } from 'node:events'
import { createServer } from 'node:net'

import { OperatorError, type Settings } from '@touchline/server'

/** HOST and PORT name a place where this process cannot listen; the message says what to change. */
export class AddressError extends OperatorError {}

/**
 * Tries the address before anything is opened, so that a wrong one is said at once.
 * @throws AddressError
 */
export async function checkAddress({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  await explainingAddress({ host, port }, async () => {
    const server = createServer().listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  })
}

/** What the system says of an address that cannot be listened on becomes a sentence. */
export async function explainingAddress<T>(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw sentence(code, host, port) ?? error
  }
}

function sentence(code: unknown, host: string, port: number): AddressError | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new AddressError(
        `PORT ${port} of ${host} is taken by another program. Stop that, or set PORT to another one; 0 takes a free one.`,
      )
    case 'EACCES':
      return new AddressError(
        `This user may not listen on PORT ${port} of ${host}. Set PORT to one from 1024 on.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new AddressError(
        `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for everybody.`,
      )
    default:
      return undefined
  }
}
