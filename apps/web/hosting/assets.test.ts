import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { registerAssets } from './assets.ts'

function openAssets(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  registerAssets(app, folder)
  const get = (path: string, codings = '', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/assets/${path}`, headers: { 'accept-encoding': codings } })
  return { folder, get }
}

const files = {
  'a-1.js': 'plain',
  'a-1.js.br': 'smallest',
  'a-1.js.gz': 'small',
  'f.woff2': 'font',
}

test.each([
  ['gzip, deflate, br, zstd', 'br', 'smallest'],
  ['gzip', 'gzip', 'small'],
  ['br;q=0, gzip', 'gzip', 'small'],
  ['', undefined, 'plain'],
  ['zstd', undefined, 'plain'],
])('a browser that reads %j is given %s', async (codings, coding, text) => {
  const { get } = openAssets(files)
  const { headers, body } = await get('a-1.js', codings)
  expect(body).toBe(text)
  expect(headers['content-encoding']).toBe(coding)
  expect(headers).toMatchObject({
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': `${text.length}`,
  })
  expect(headers).not.toHaveProperty('etag')
})

test('what has no smaller form is one answer for all', async () => {
  const { headers, body } = await openAssets(files).get('f.woff2', 'br')
  expect(body).toBe('font')
  expect(headers).not.toHaveProperty('vary')
  expect(headers['content-type']).toBe('font/woff2')
})

test('a file is read once, and its head has its length', async () => {
  const { folder, get } = openAssets(files)
  await get('a-1.js', 'br')
  writeFileSync(join(folder, 'a-1.js.br'), 'another deployment')
  expect((await get('a-1.js', 'br')).body).toBe('smallest')
  const head = await get('a-1.js', 'br', 'HEAD')
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe('8')
})

test('a file that could not be read is read again', async () => {
  const { folder, get } = openAssets(files)
  rmSync(join(folder, 'f.woff2'))
  expect((await get('f.woff2')).statusCode).toBe(500)
  writeFileSync(join(folder, 'f.woff2'), 'font')
  expect((await get('f.woff2')).body).toBe('font')
})

test.each(['none.js', 'a-1.js.br', '..%2fa-1.js', '', 'sub/a-1.js'])(
  '%j is not there',
  async (path) => {
    expect((await openAssets(files).get(path)).statusCode).toBe(404)
  },
)

test('a kind of file that it cannot name is refused at once', () => {
  expect(() => openAssets({ 'photo.bmp': '' })).toThrow('No media type is known of photo.bmp')
})
