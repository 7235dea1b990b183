import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { fetchPicture } from './fetch-picture.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
const local = { isAllowed: () => true }

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://localhost:${(server.address() as AddressInfo).port}/a.png`)
}

test('[IMG-01] fetches what is a picture by its bytes, whatever it is called', async () => {
  const url = await serve((_, response) => response.setHeader('content-type', 'text/html').end(PNG))
  expect(await fetchPicture(url, local)).toEqual(PNG)
})

test('[IMG-01] refuses a name of this machine, and its address', async () => {
  const url = await serve((_, response) => response.end(PNG))
  await expect(fetchPicture(url)).rejects.toThrow('not public')
  url.hostname = '127.0.0.1'
  await expect(fetchPicture(url)).rejects.toThrow('not public')
})

test('[IMG-01] follows no redirect', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/b.png' }).end())
  await expect(fetchPicture(url, local)).rejects.toThrow('302')
})

test('[IMG-01] refuses what only says that it is a picture', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const url = await serve((_, response) => response.setHeader('content-type', 'image/png').end(svg))
  await expect(fetchPicture(url, local)).rejects.toThrow('no picture')
})

test('[IMG-01] stops at the size and the time that are allowed', async () => {
  const large = await serve((_, response) => response.end(Buffer.alloc(2_000, PNG)))
  await expect(fetchPicture(large, { ...local, maxBytes: 1_000 })).rejects.toThrow('too large')
  const silent = await serve(() => undefined)
  await expect(fetchPicture(silent, { ...local, timeoutMs: 1 })).rejects.toThrow()
})
