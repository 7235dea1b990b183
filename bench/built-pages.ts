import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { PageHandler } from '@touchline/web/hosting'

import { root } from '../scripts/system/root.ts'

const dist = join(root, 'apps/web/dist')

export const clientDirectory = join(dist, 'client')

export async function builtPages(): Promise<PageHandler> {
  const file = join(dist, 'server/server.js')
  if (!existsSync(file)) throw new Error('The pages are not built: run `npm run build` first.')
  const built = (await import(pathToFileURL(file).href)) as { default: PageHandler }
  return built.default
}
