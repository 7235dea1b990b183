import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

import { createAnswerCache } from '../answer-cache.ts'
import { LIFETIME } from '../lifetimes.ts'
import type { LimitVisitors } from '../limit-visitors.ts'
import { fetchPicture, PictureError } from './fetch-picture.ts'
import { pictureAddress, type AllowedHosts } from './picture-address.ts'
import { readWish, type PictureQuery, type PictureWish } from './picture-wish.ts'

export type ImagesOptions = {
  hosts: AllowedHosts
  fetchPicture?: (url: URL) => Promise<Buffer>
  limitVisitors: LimitVisitors
}

const MAX_STORED = 64_000_000
const A_DAY_MS = 86_400_000
const A_MINUTE_MS = 60_000
const MAX_PIXELS = 24_000_000
/** Pictures that have to be fetched: a page has some dozens, and many visitors one address. */
const RATE = { burst: 300, everyMs: 50 }

/** IMG-01: `/fe-api/image?url=…&w=40`, a foreign picture in the size and format that a page wants. */
export function registerImages(app: FastifyInstance, options: ImagesOptions): void {
  const { hosts, fetchPicture: load = fetchPicture } = options
  const countFetch = options.limitVisitors(RATE)
  const stored = createAnswerCache<Buffer>({
    maxBytes: MAX_STORED,
    keptMs: A_DAY_MS,
    failedMs: A_MINUTE_MS,
  })
  app.get<{ Querystring: PictureQuery }>('/fe-api/image', async (request, reply) => {
    const { url } = request.query
    const address = typeof url === 'string' ? pictureAddress(url, hosts) : null
    const wish = readWish(request.query, request.headers.accept)
    if (address === null || wish === null) {
      return reply.code(400).send({ error: 'This picture or size is not offered.' })
    }
    const key = `${Object.values(wish).join(' ')} ${address.href}`
    if (!stored.has(key)) countFetch(request.ip)
    try {
      const picture = await stored(key, async () => resize(await load(address), wish))
      return await reply
        .type(`image/${wish.format}`)
        .headers({
          'cache-control': LIFETIME.day,
          'content-security-policy': "default-src 'none'; sandbox",
          vary: 'accept',
          'x-content-type-options': 'nosniff',
        })
        .send(picture)
    } catch (error) {
      request.log.warn({ url: address.href, reason: reasonOf(error) }, 'picture failed')
      return reply
        .code(502)
        .header('cache-control', 'no-store')
        .send({ error: 'This picture could not be fetched.' })
    }
  })
}

function resize(picture: Buffer, { width, height, quality, format }: PictureWish): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, height: height ?? undefined, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality })
    .toBuffer()
}

function reasonOf(error: unknown): string {
  return error instanceof PictureError || error instanceof Error ? error.message : String(error)
}
