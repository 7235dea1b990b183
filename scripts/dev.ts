import { join } from 'node:path'

import type { PageHandler } from '@touchline/web/hosting'
import { createServer, isRunnableDevEnvironment } from 'vite'

import { followParent } from './launch/follow-parent.ts'
import { loadEnv } from './launch/load-env.ts'
import { runSite } from './serve/run-site.ts'
import type { SiteParts } from './serve/site.ts'
import { root } from './system/root.ts'

followParent()
loadEnv()

const vite = await createServer({
  root: join(root, 'apps/web'),
  appType: 'custom',
  server: { middlewareMode: true },
})
const rendering = vite.environments['ssr']
if (rendering === undefined || !isRunnableDevEnvironment(rendering)) {
  throw new Error('Vite has no environment that can run the server part of apps/web')
}

const parts: SiteParts = {
  cacheMs: 0,
  relaxed: true,
  pages: {
    async fetch(request, options) {
      const entry = await rendering.runner.import<{ default: PageHandler }>('/src/server.ts')
      return entry.default.fetch(request, options)
    },
  },
  prepare: async ({ app }) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|connection|docs|fe-api)\//.test(request.url)) return done()
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    app.addHook('onClose', () => vite.close())
  },
}

await runSite(async () => parts)
