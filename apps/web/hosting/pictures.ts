import { flagFile } from '@touchline/ui/flags'
import { buildSprite } from '@touchline/ui/sprite'
import type { FastifyInstance } from 'fastify'

import { LIFETIME } from './lifetimes.ts'

export type Pictures = {
  /** Address of the icon sprite, with its version. */
  iconsUrl: string
}

/** Serves the icon sets and the countries' flags. */
export function registerPictures(app: FastifyInstance): Pictures {
  const sprite = buildSprite()
  app.get<{ Querystring: { v?: string } }>('/fe-api/icons.svg', (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', lifetimeOf(request.query.v, sprite.hash))
      .send(sprite.svg),
  )
  app.get<{ Params: { file: string } }>('/fe-api/flags/:file', (request, reply) => {
    const code = /^([A-Z-]{2,6})\.svg$/.exec(request.params.file)?.[1]
    const svg = code === undefined ? null : flagFile(code)
    if (svg === null) {
      reply.callNotFound()
      return reply
    }
    return reply.type('image/svg+xml').header('cache-control', LIFETIME.day).send(svg)
  })
  return { iconsUrl: `/fe-api/icons.svg?v=${sprite.hash}` }
}

/** While processes are replaced, a page of one asks another: what that has is not kept under its version. */
function lifetimeOf(wanted: string | undefined, own: string): string {
  if (wanted === own) return LIFETIME.forever
  return wanted === undefined || wanted === '' ? LIFETIME.day : LIFETIME.never
}
