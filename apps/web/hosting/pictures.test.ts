import { buildSprite } from '@touchline/ui/sprite'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { registerPictures } from './pictures.ts'

const A_DAY = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'

function aSite() {
  const app = fastify()
  onTestFinished(() => app.close())
  const { iconsUrl } = registerPictures(app)
  return { iconsUrl, get: (url: string) => app.inject({ url }) }
}

test('[IMG-03] the version of the icon sets may be named: this one is kept for ever, without one for a day, another one never', async () => {
  const { iconsUrl, get } = aSite()
  expect(iconsUrl).toBe(`/fe-api/icons.svg?v=${buildSprite().hash}`)
  const kept = [
    ['/fe-api/icons.svg', A_DAY],
    ['/fe-api/icons.svg?v=', A_DAY],
    // Of a process that is not replaced yet, or is already.
    ['/fe-api/icons.svg?v=00000000', 'no-store'],
    ['/fe-api/icons.svg?version=3', A_DAY],
    [iconsUrl, FOREVER],
  ] as const
  for (const [url, cacheControl] of kept) {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['cache-control']).toBe(cacheControl)
    for (const id of ['star', 'sport-soccer']) expect(body).toContain(`<symbol id="${id}"`)
  }
})
