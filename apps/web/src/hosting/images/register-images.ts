import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

import { fetchPicture, PictureError } from './fetch-picture.ts'
import { pictureAddress, type AllowedHosts } from './picture-address.ts'
import { pictureFormat, QUALITY, type PictureFormat } from './picture-format.ts'
import { createPictureStore } from './picture-store.ts'

export type ImagesOptions = {
  hosts: AllowedHosts
  fetchPicture?: (url: URL) => Promise<Buffer>
}

/** Widths in pixels, 2x included: any other would fill the store with copies. */
const WIDTHS: ReadonlySet<number> = new Set([
  16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 320, 640, 960, 1280, 1920,
])
const MAX_STORED = 64_000_000
const A_DAY_MS = 86_400_000
const A_MINUTE_MS = 60_000
const MAX_PIXELS = 24_000_000

/** IMG-01: `/fe-api/image?url=…&w=40`, a foreign picture in the size and format that a page wants. */
export function registerImages(app: FastifyInstance, options: ImagesOptions): void {
  const { hosts, fetchPicture: load = fetchPicture } = options
  const stored = createPictureStore<Buffer>({
    maxBytes: MAX_STORED,
    keptMs: A_DAY_MS,
    failedMs: A_MINUTE_MS,
  })
  app.get<{ Querystring: { url?: unknown; w?: unknown } }>(
    '/fe-api/image',
    async (request, reply) => {
      const { url, w } = request.query
      const address = typeof url === 'string' ? pictureAddress(url, hosts) : null
      const width = Number(w)
      if (address === null || !WIDTHS.has(width)) {
        return reply.code(400).send({ error: 'This picture or width is not offered.' })
      }
      const format = pictureFormat(request.headers.accept)
      try {
        const picture = await stored(`${format} ${width} ${address.href}`, async () =>
          resize(await load(address), width, format),
        )
        return await reply
          .type(`image/${format}`)
          .headers({
            'cache-control': 'public, max-age=86400',
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
    },
  )
}

function resize(picture: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format] })
    .toBuffer()
}

function reasonOf(error: unknown): string {
  return error instanceof PictureError || error instanceof Error ? error.message : String(error)
}
