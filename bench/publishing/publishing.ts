import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { channels } from '@touchline/contract'
import type { Backend, SiteOrder } from '@touchline/server'

import { openCrowd, type Crowd } from '../fan-out/crowd.ts'
import { priceChange } from '../fan-out/publication.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { median } from '../measure.ts'
import { makeDataDir, openBackend, startPriced } from '../site.ts'
import { inMilliseconds, type Row } from '../table.ts'

const SOCKETS = 1_000
const ROUNDS = 9
const CHANNEL = channels.updates('en')
/** One change of a price in so many milliseconds, while something is published and while nothing is. */
const PRICE_EVERY_MS = 20
const QUIET_MS = 4_000
const BETWEEN_MS = 800
/** As `SiteUpdates` of the pages does. */
const READ_AGAIN_MS = 400
const MOST_MS = { told: 1_000, price: 100 }

export const bench = {
  title: `Publishing the site while ${SOCKETS} sockets are open`,
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend(
      existsSync(realFixtures) ? { FEED_FIXTURES: realFixtures } : {},
    )
    await startPriced(backend)
    const server = createServer()
    backend.push.attach(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    const url = `ws://127.0.0.1:${address.port}/connection/websocket`
    const token = await backend.push.tokens.connectionToken('', 3_600)
    const commands = [
      { id: 1, connect: { token } },
      { id: 2, subscribe: { channel: CHANNEL } },
    ].map((command) => JSON.stringify(command))
    const greeting = commands.join('\n')
    const marker = '"site_changed"'
    const site = await backend.app.listen({ port: 0, host: '127.0.0.1' })
    const reads = {
      urls: [`${site}/fe-api/settings`, `${site}/api/platform/pages/home`],
      headers: { accept: 'application/vnd.touchline.v1+json' },
      withinMs: READ_AGAIN_MS,
    }
    const crowd = await openCrowd({ url, sockets: SOCKETS, greeting, answers: 2, marker, reads })
    try {
      return await measure(backend, crowd, await followPrices(backend, url, greeting))
    } finally {
      crowd.close()
      server.closeAllConnections()
      server.close()
      await remove()
    }
  },
}

async function measure(backend: Backend, crowd: Crowd, prices: Prices): Promise<Row[]> {
  await pause(QUIET_MS)
  const quiet = prices.take()
  const file = join(makeDataDir(), 'site.yaml')
  const operator = fork(join(import.meta.dirname, 'operator-process.ts'))
  const operate = async (order: SiteOrder) => {
    const done = once(operator, 'message')
    operator.send({ databaseUrl: backend.database.url, order })
    await done
  }
  const told: number[] = []
  const busy: number[] = []
  for (let version = 0; version < ROUNDS; version += 1) {
    writeFileSync(file, documentOf(version))
    await operate({ action: 'apply', file })
    await pause(BETWEEN_MS)
    prices.take()
    const all = crowd.expect(SOCKETS)
    const start = performance.now()
    await operate({ action: 'publish' })
    await all
    told.push(performance.now() - start)
    await pause(BETWEEN_MS)
    busy.push(...prices.take())
  }
  prices.stop()
  operator.kill()
  const longest = Math.max(...told)
  const limit = { sign: '<', ratio: 1 } as const
  const ms = (value: number) => inMilliseconds(value * 1_000)
  return [
    {
      what: 'from the command until all were told, median',
      value: ms(median(told)),
      peer: 'what it may take',
      peerValue: ms(MOST_MS.told),
      ratio: median(told) / MOST_MS.told,
      limit,
    },
    {
      what: `the same, slowest of ${ROUNDS}`,
      value: ms(longest),
      peer: 'what it may take',
      peerValue: ms(MOST_MS.told),
      ratio: longest / MOST_MS.told,
      limit,
    },
    {
      what: 'a price on its way to the last socket meanwhile, slowest',
      value: ms(Math.max(...busy)),
      peer: 'the most it may wait',
      peerValue: ms(MOST_MS.price),
      ratio: Math.max(...busy) / MOST_MS.price,
      limit,
    },
    {
      what: 'the same',
      value: ms(Math.max(...busy)),
      peer: 'the slowest while nothing is published',
      peerValue: ms(Math.max(...quiet)),
      ratio: Math.max(...busy) / Math.max(...quiet),
    },
    {
      what: 'the same, median',
      value: ms(median(busy)),
      peer: 'while nothing is published',
      peerValue: ms(median(quiet)),
      ratio: median(busy) / median(quiet),
    },
  ]
}

/** A home of its own with forty blocks, and a header. */
function documentOf(version: number): string {
  const blocks = Array.from(
    { length: 40 },
    (_, index) => `      - { type: text, text: { en: 'Line ${index} of ${version}' } }\n`,
  )
  const before = version === 0 ? '' : `version: ${version}\n`
  return `${before}pages:\n  - slug: home\n    title: { en: Home }\n    blocks:\n${blocks.join('')}`
}

type Prices = {
  /** Milliseconds that each price took since the last time. */
  take: () => number[]
  stop: () => void
}

/** Publishes a price over and over, and hears it on the socket that is served last. */
async function followPrices(backend: Backend, url: string, greeting: string): Promise<Prices> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const sent: number[] = []
  let delays: number[] = []
  const ready = new Promise<void>((resolve) => {
    let answers = 0
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      for (const line of data.split('\n')) {
        if (line.includes('"id":')) answers += 1
        const start = line.includes('100234') ? sent.shift() : undefined
        if (start !== undefined) delays.push(performance.now() - start)
      }
      if (answers > 1) resolve()
    })
  })
  socket.send(greeting)
  await ready
  let turn = 0
  const timer = setInterval(() => {
    sent.push(performance.now())
    turn += 1
    void backend.push.publisher.publish(CHANNEL, priceChange(turn), { urgent: true })
  }, PRICE_EVERY_MS)
  return {
    take() {
      const taken = delays
      delays = []
      return taken
    },
    stop() {
      clearInterval(timer)
      socket.close()
    },
  }
}
