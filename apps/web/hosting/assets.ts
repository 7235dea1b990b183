import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { LIFETIME } from './lifetimes.ts'

const TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])

/** What stands beside a file in fewer bytes, by the name of its coding, the smallest first. */
const CODINGS = { br: '.br', gzip: '.gz' } as const

type Coding = keyof typeof CODINGS

/**
 * Serves the files whose names hold a hash of their content. They are kept in memory once asked for:
 * together they are a few megabytes, and a page asks for a hundred of them.
 *
 * @throws where a file is of a kind that it knows no media type of
 */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const inFolder = new Set(readdirSync(folder))
  const types = new Map(
    [...inFolder].filter((name) => !isCoded(name)).map((name) => [name, typeOf(name)]),
  )
  const kept = new Map<string, Promise<Buffer>>()

  function read(name: string): Promise<Buffer> {
    const known = kept.get(name)
    if (known !== undefined) return known
    const reading = readFile(join(folder, name))
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }

  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    async (request, reply): Promise<FastifyReply> => {
      const name = request.params['*']
      const type = types.get(name)
      if (type === undefined) {
        reply.callNotFound()
        return reply
      }
      const codings = (Object.keys(CODINGS) as Coding[]).filter((coding) =>
        inFolder.has(name + CODINGS[coding]),
      )
      const coding = negotiate(request.headers['accept-encoding'] ?? '', codings)
      const bytes = await read(coding === null ? name : name + CODINGS[coding])
      if (codings.length > 0) reply.header('vary', 'accept-encoding')
      if (coding !== null) reply.header('content-encoding', coding)
      // A tenth of a small file, which nobody asks about.
      reply.removeHeader('x-request-id')
      return reply.type(type).header('cache-control', LIFETIME.forever).send(bytes)
    },
  )
}

const isCoded = (name: string) => Object.values(CODINGS).some((ending) => name.endsWith(ending))

function typeOf(name: string): string {
  const type = TYPES.get(extname(name))
  if (type === undefined) throw new Error(`No media type is known of ${name}`)
  return type
}
