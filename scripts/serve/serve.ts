import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { PageHandler } from '@touchline/web/hosting'

import { root } from '../system/root.ts'
import { runSite } from './run-site.ts'
import type { SiteParts } from './site.ts'

/** How long one rendering of a page serves its other visitors. */
const PAGE_LIFETIME_MS = 1_000

async function builtPages(): Promise<SiteParts> {
  // The built pages load React from node_modules, which is the slow development build otherwise.
  process.env['NODE_ENV'] ??= 'production'
  const dist = join(root, 'apps/web/dist')
  const built = (await import(pathToFileURL(join(dist, 'server/server.js')).href)) as {
    default: PageHandler
  }
  return {
    pages: built.default,
    clientDirectory: join(dist, 'client'),
    cacheMs: PAGE_LIFETIME_MS,
  }
}

export const serve = (): Promise<void> => runSite(builtPages)

if (import.meta.main) await serve()
