import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { FastifyInstance } from 'fastify'

import { LIFETIME } from './lifetimes.ts'

/**
 * Serves the operator's style sheet, which overrides tokens of the theme.
 * @param file its path; undefined: the theme stands as it is
 * @returns its address with its version, or null
 * @throws when the file cannot be read, so that no site opens in another brand than was asked for
 */
export async function registerTheme(
  app: FastifyInstance,
  file: string | undefined,
): Promise<string | null> {
  if (file === undefined) return null
  const css = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`THEME_FILE cannot be read: ${file}`, { cause: error })
  })
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12)
  app.get('/fe-api/theme.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', LIFETIME.forever).send(css),
  )
  return `/fe-api/theme.css?v=${version}`
}
