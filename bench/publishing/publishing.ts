import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

import { channels } from '@touchline/contract'
import type { Backend, SiteOrder } from '@touchline/server'

import { openCrowd, type Crowd } from '../fan-out/crowd.ts'
import { priceChange } from '../fan-out/publication.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { median } from '../measure.ts'
import { makeDataDir, openBackend, startPriced } from '../site.ts'
import { inMilliseconds, type Row } from '../table.ts'
import type { PriceOrder } from './price-process.ts'

const SOCKETS = 1_000
const ROUNDS = 9
const CHANNEL = channels.updates('en')
/** Whose prices `priceChange` tells. */
const MATCH = '100234'
/** One change of a price in so many milliseconds, while something is published and while nothing is. */
const PRICE_EVERY_MS = 20
const QUIET_MS = 4_000
const BETWEEN_MS = 800
/** As `SiteUpdates` of the pages does. */
const READ_AGAIN_MS = 700
const MOST_MS = { told: 1_000, price: 100 }

/** Milliseconds from when each price was due. */
type Delays = { written: number[]; arrived: number[] }
const ENDS: Record<keyof Delays, string> = {
  written: 'it is written to the last socket',
  arrived: 'it arrives there',
}

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
    const headers = {
      accept: 'application/vnd.touchline.v1+json',
      'accept-encoding': 'gzip, br',
    }
    const sockets = { url, sockets: SOCKETS, greeting, answers: 2, pings: true }
    const { publisher } = backend.push
    const rows: Row[] = []
    let before = 0
    try {
      for (const { what, path, documentOf } of PUBLISHED) {
        const reads = { urls: [`${site}${path}`], headers, withinMs: READ_AGAIN_MS }
        const crowd = await openCrowd({ ...sockets, marker, reads })
        const prices = await followPrices({ server, publisher }, { url, greeting, marker: MATCH })
        const found = await measure(backend, { crowd, prices, before, documentOf })
        rows.push(...found.map((row) => ({ ...row, what: `${what}: ${row.what}` })))
        before += ROUNDS
        crowd.close()
      }
      return rows
    } finally {
      server.closeAllConnections()
      server.close()
      await remove()
    }
  },
}

type Measured = {
  crowd: Crowd
  prices: Prices
  /** Publications so far. */
  before: number
  documentOf: (version: number) => string
}

async function measure(
  backend: Backend,
  { crowd, prices, before, documentOf }: Measured,
): Promise<Row[]> {
  await pause(QUIET_MS)
  const quiet = await prices.take()
  const file = join(makeDataDir(), 'site.yaml')
  const operator = fork(join(import.meta.dirname, 'operator-process.ts'))
  const operate = async (order: SiteOrder) => {
    const done = once(operator, 'message')
    operator.send({ databaseUrl: backend.database.url, order })
    await done
  }
  const told: number[] = []
  const busy: Delays = { written: [], arrived: [] }
  for (let version = 0; version < ROUNDS; version += 1) {
    const made = before + version
    const since = made === 0 ? '' : `version: ${made}\n`
    writeFileSync(file, `${since}${documentOf(version)}`)
    await operate({ action: 'apply', file })
    await pause(BETWEEN_MS)
    await prices.take()
    const all = crowd.expect(SOCKETS)
    const start = performance.now()
    await operate({ action: 'publish' })
    await all
    told.push(performance.now() - start)
    await pause(BETWEEN_MS)
    const { written, arrived } = await prices.take()
    busy.written.push(...written)
    busy.arrived.push(...arrived)
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
    ...(['written', 'arrived'] as const).flatMap((end): Row[] => {
      const slowest = Math.max(...busy[end])
      return [
        {
          what: `a price due until ${ENDS[end]}, slowest`,
          value: ms(slowest),
          peer: 'the most it may wait',
          peerValue: ms(MOST_MS.price),
          ratio: slowest / MOST_MS.price,
          limit,
        },
        {
          what: 'the same',
          value: ms(slowest),
          peer: 'the slowest while nothing is published',
          peerValue: ms(Math.max(...quiet[end])),
          ratio: slowest / Math.max(...quiet[end]),
        },
        {
          what: 'the same, median',
          value: ms(median(busy[end])),
          peer: 'while nothing is published',
          peerValue: ms(median(quiet[end])),
          ratio: median(busy[end]) / median(quiet[end]),
        },
      ]
    }),
  ]
}

type Published = {
  what: string
  /** What an open page reads of it, as `SiteUpdates` does. */
  path: string
  documentOf: (version: number) => string
}

const home = (lines: readonly string[]) =>
  `pages:\n  - slug: home\n    title: { en: Home }\n    blocks:\n${lines.join('')}`

/** After the first, which brings both, each publication changes one of the two alone. */
const PUBLISHED: readonly Published[] = [
  {
    what: 'forty blocks',
    path: '/api/platform/pages/home',
    documentOf: (version) =>
      home(
        Array.from(
          { length: 40 },
          (_, index) => `      - { type: text, text: { en: 'Line ${index} of ${version}' } }\n`,
        ),
      ),
  },
  {
    what: 'settings',
    path: '/fe-api/settings',
    documentOf: (version) =>
      `header:\n  - type: menu_item\n    title: { en: 'Cup ${version}' }\n    link: /sports/live\n${home(
        ["      - { type: text, text: { en: 'One line' } }\n"],
      )}`,
  },
]

type Prices = {
  /** What each price took since the last time, from when it was due. */
  take: () => Promise<Delays>
  stop: () => void
}

/**
 * Publishes a price over and over, and hears it on the socket that is served last: where the site hands it
 * to that socket, and where it arrives, in a process of its own.
 */
async function followPrices(
  { server, publisher }: { server: Server; publisher: Backend['push']['publisher'] },
  order: PriceOrder,
): Promise<Prices> {
  const child = fork(join(import.meta.dirname, 'price-process.ts'))
  const written: number[] = []
  server.once('upgrade', (_, socket) => noteWrites(socket, order.marker, () => written.push(now())))
  const ready = once(child, 'message')
  child.send(order)
  await ready
  const due: number[] = []
  let timer: NodeJS.Timeout
  let turn = 0
  const later = () => {
    const at = now() + PRICE_EVERY_MS
    timer = setTimeout(() => {
      due.push(at)
      turn += 1
      void publisher.publish(CHANNEL, priceChange(turn), { urgent: true })
      later()
    }, PRICE_EVERY_MS)
  }
  later()
  return {
    async take() {
      const told = once(child, 'message') as Promise<[number[]]>
      child.send('take')
      const [arrived] = await told
      const since = due.splice(0, arrived.length)
      const delaysOf = (times: number[]) => times.map((time, index) => time - (since[index] ?? 0))
      return { written: delaysOf(written.splice(0, arrived.length)), arrived: delaysOf(arrived) }
    },
    stop() {
      clearTimeout(timer)
      child.kill()
    },
  }
}

function noteWrites(socket: Duplex, marker: string, onWritten: () => void): void {
  const write = socket.write.bind(socket)
  socket.write = ((bytes: Buffer) => {
    const sent = write(bytes)
    const marks = bytes.toString('latin1').split(marker).length - 1
    for (let mark = 0; mark < marks; mark += 1) onWritten()
    return sent
  }) as typeof socket.write
}

/** Milliseconds by a clock that all processes share. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
