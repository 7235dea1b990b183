import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { channels, MATCH_STATUS, newsChannel } from '@touchline/contract'
import type { Backend } from '@touchline/server'
import { WebSocket } from 'ws'

import { openBackend } from '../site.ts'
import type { Row } from '../table.ts'

/** The feed opens its matches meanwhile, which is told once. */
const OPENING_MS = 90_000
const SECONDS = Number(process.env['SOCKET_SECONDS'] ?? 60)
/** What the promise is about. */
const IN_PLAY = 90
const MOST = { live: 5_000, quiet: 1_000 }

export const bench = {
  title: `What a socket carries in ${SECONDS} s at real time`,
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend({ FEED_SPEED: '1' })
    const server = createServer()
    try {
      await backend.start()
      await pause(OPENING_MS)
      backend.push.attach(server)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('the server has no port')
      return await measure(backend, `ws://127.0.0.1:${address.port}/connection/websocket`)
    } finally {
      server.closeAllConnections()
      server.close()
      await remove()
    }
  },
}

async function measure({ book, push }: Backend, url: string): Promise<Row[]> {
  const token = await push.tokens.connectionToken('', 3_600)
  const inPlay = book.matches({ statuses: [MATCH_STATUS.live] })
  const largest = inPlay.toSorted(
    (a, b) => book.markets(b.id).length - book.markets(a.id).length,
  )[0]
  if (largest === undefined) throw new Error('no match is in play')
  const rows = channels.updates('en')
  const ofMatch = channels.match('en', largest.id)
  const wide = [rows]
  const match = [rows, ofMatch]
  const open = (names: readonly string[], isPacked: boolean) =>
    listen(url, { token, names, isPacked })
  const sockets = await Promise.all([
    open(wide, false),
    open(wide, true),
    open(match, false),
    open(match, true),
    open([newsChannel('en')], true),
  ])
  const before = sockets.map(({ bytesRead }) => bytesRead)
  await pause(SECONDS * 1_000)
  const [bare = 0, packed = 0, bareMatch = 0, packedMatch = 0, quiet = 0] = sockets.map(
    ({ bytesRead }, index) => (bytesRead - (before[index] ?? 0)) / SECONDS,
  )
  const count = inPlay.length
  const at90 = (packed * IN_PLAY) / count
  return [
    row(`lists, ${count} matches in play`, packed, 'the same, nothing compressed', bare),
    row(`the same, as of ${IN_PLAY} in play`, at90, 'the most', MOST.live, true),
    row(
      `a match of ${book.markets(largest.id).length} markets and lists`,
      packedMatch,
      'the same, nothing compressed',
      bareMatch,
    ),
    row('a page without a list', quiet, 'all updates, nothing compressed', bare),
    row('the same', quiet, 'the most', MOST.quiet, true),
  ]
}

function row(what: string, value: number, peer: string, peerValue: number, isLimit = false): Row {
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toPrecision(3)} KB/s`
  return {
    what,
    value: kilobytes(value),
    peer,
    peerValue: kilobytes(peerValue),
    ratio: value / peerValue,
    ...(isLimit ? { limit: { sign: '<', ratio: 1 } as const } : {}),
  }
}

type Listening = { token: string; names: readonly string[]; isPacked: boolean }

/** The connection under a socket that follows these channels as a page does. */
async function listen(url: string, { token, names, isPacked }: Listening): Promise<Socket> {
  const socket = new WebSocket(url, { perMessageDeflate: isPacked })
  const upgraded = new Promise<Socket>((resolve) => {
    socket.once('upgrade', (response) => resolve(response.socket))
  })
  await once(socket, 'open')
  socket.on('message', (data: Buffer) => {
    if (data.toString() === '{}') socket.send('{}')
  })
  const joins = names.map((channel, index) => ({ id: index + 2, subscribe: { channel } }))
  const commands = [{ id: 1, connect: { token } }, ...joins]
  socket.send(commands.map((command) => JSON.stringify(command)).join('\n'))
  return upgraded
}
