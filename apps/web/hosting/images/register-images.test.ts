import fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

import { fewPerVisitor } from '../testing/few-per-visitor.ts'
import { registerImages, type ImagesOptions } from './register-images.ts'

const picture = await sharp({
  create: { width: 200, height: 100, channels: 4, background: '#0a0' },
})
  .png()
  .toBuffer()

function aSite(
  fetchPicture = vi.fn(() => Promise.resolve(picture)),
  limitVisitors: ImagesOptions['limitVisitors'] = () => () => undefined,
) {
  const app = fastify()
  onTestFinished(() => app.close())
  registerImages(app, { hosts: ['img.example'], fetchPicture, limitVisitors })
  const get = (query: Record<string, string>, accept = '*/*') =>
    app.inject({ url: `/fe-api/image?${new URLSearchParams(query)}`, headers: { accept } })
  return { get, fetchPicture }
}

const url = 'https://img.example/a.png'

test.each([
  ['image/avif,image/webp', 'image/avif', 'heif'],
  ['image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])(
  '[IMG-01] [IMG-02] a browser that takes %s gets %s in its size',
  async (accept, type, format) => {
    const answer = await aSite().get({ url, w: '40' }, accept)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['vary']).toBe('accept')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format,
      width: 40,
      height: 20,
    })
  },
)

test('[IMG-01] [GAP-63] the address may ask for a box, a quality and a format', async () => {
  const { get, fetchPicture } = aSite()
  const small = await get({ url, w: '40', h: '16', q: '65', f: 'webp' })
  expect(small.headers['content-type']).toBe('image/webp')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 32, height: 16 })
  expect((await get({ url, w: '40', q: '7' })).statusCode).toBe(400)
  expect(fetchPicture).toHaveBeenCalledTimes(1)
})

test('[IMG-01] the same picture is fetched once', async () => {
  const { get, fetchPicture } = aSite()
  await get({ url, w: '40' })
  await get({ url, w: '40' })
  expect(fetchPicture).toHaveBeenCalledTimes(1)
})

test('[IMG-01] another host or an odd width is refused before anything is fetched', async () => {
  const { get, fetchPicture } = aSite()
  expect((await get({ url: 'https://evil.example/a.png', w: '40' })).statusCode).toBe(400)
  expect((await get({ url, w: '41' })).statusCode).toBe(400)
  expect((await get({ w: '40' })).statusCode).toBe(400)
  expect(fetchPicture).not.toHaveBeenCalled()
})

test('[IMG-01] what cannot be read as a picture is a clear failure', async () => {
  const broken = vi.fn(() => Promise.resolve(Buffer.from('no picture')))
  expect((await aSite(broken).get({ url, w: '40' })).statusCode).toBe(502)
})

test('[IMG-01] who has too many fetched is refused; what is kept costs nothing', async () => {
  const { get, fetchPicture } = aSite(undefined, fewPerVisitor(2))
  const status = async (w: string) => (await get({ url, w })).statusCode
  expect([await status('40'), await status('80'), await status('160')]).toEqual([200, 200, 429])
  expect([await status('40'), await status('80')]).toEqual([200, 200])
  expect(fetchPicture).toHaveBeenCalledTimes(2)
})
