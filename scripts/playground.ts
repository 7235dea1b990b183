import { startPlayground } from '@touchline/embed/playground'

import { followParent } from './launch/follow-parent.ts'
import { loadEnv } from './launch/load-env.ts'
import { buildWebIfChanged } from './web/build-web.ts'

const HOST_PORT = 4000
const SITE_PORT = '3000'

followParent()
loadEnv()
const port = Number(process.env['PLAYGROUND_PORT'] ?? HOST_PORT)
// Another host's name is another site to a browser, as it is for a host on the internet.
const address = `http://127.0.0.1:${process.env['PORT'] ?? SITE_PORT}`
process.env['HOST'] ??= '127.0.0.1'
process.env['PUBLIC_URL'] ??= address

if ((await buildWebIfChanged()) === 0) {
  const { origin } = await startPlayground({ port, site: () => address })
  process.env['EMBED_ORIGINS'] = [process.env['EMBED_ORIGINS'], origin].filter(Boolean).join(',')
  console.log(`A host's page with the site in it: ${origin}`)
  const { serve } = await import('./serve/serve.ts')
  await serve()
} else {
  process.exitCode = 1
}
