import { startPlayground, type Playground } from '@touchline/embed/playground'

import { followParent } from './launch/follow-parent.ts'
import { loadEnv } from './launch/load-env.ts'
import { AddressError } from './serve/address-check.ts'
import { buildWebIfChanged } from './web/build-web.ts'

const HOST_PORT = '4000'
const SITE_PORT = '3000'

followParent()
loadEnv()
// Another host's name is another site to a browser, as it is for a host on the internet.
const address = `http://127.0.0.1:${process.env['PORT'] ?? SITE_PORT}`
process.env['HOST'] ??= '127.0.0.1'
process.env['PUBLIC_URL'] ??= address

/** @throws AddressError */
function hostPort(): number {
  const given = process.env['PLAYGROUND_PORT'] ?? HOST_PORT
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given)
  throw new AddressError(`PLAYGROUND_PORT must be a number up to 65535, but it is "${given}".`)
}

async function openHost(): Promise<Playground> {
  const port = hostPort()
  try {
    return await startPlayground({ port, site: () => address })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new AddressError(
      `PLAYGROUND_PORT ${port} is taken by another program. Stop that, or set PLAYGROUND_PORT to another one.`,
    )
  }
}

try {
  if ((await buildWebIfChanged()) !== 0) process.exit(1)
  const { origin } = await openHost()
  process.env['EMBED_ORIGINS'] = [process.env['EMBED_ORIGINS'], origin].filter(Boolean).join(',')
  console.log(`A host's page with the site in it: ${origin}`)
  const { serve } = await import('./serve/serve.ts')
  await serve()
} catch (error) {
  console.error(error instanceof AddressError ? error.message : error)
  process.exit(1)
}
