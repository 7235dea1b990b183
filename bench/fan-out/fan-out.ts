import { once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { channels } from '@touchline/contract'
import { createHub, createTokenIssuer, type Hub } from '@touchline/server'

import { median } from '../measure.ts'
import type { Row } from '../table.ts'
import { openCrowd, type Crowd } from './crowd.ts'
import { priceChange } from './publication.ts'
import { attachRawBroadcast, type RawBroadcast } from './raw-broadcast.ts'

const SOCKETS = 1_000
const ROUNDS = 7
/** Publications of a round; a coalesced round sends more in the same time. */
const PUBLICATIONS = 40
const COALESCED = 10
const COALESCED_PUBLICATIONS = 400
const RAW_PATH = '/raw'
const CHANNEL = channels.updates('en')
const SECRET = 'a secret of the bench that is long enough'

export const bench = {
  title: `Fan-out to ${SOCKETS} sockets`,
  async run(): Promise<Row[]> {
    const hub = createHub({
      tokenSecret: SECRET,
      // The listeners answer no pings.
      pingIntervalMs: 3_600_000,
      onError: (error) => console.error(error),
    })
    const server = createServer()
    hub.attach(server)
    const raw = attachRawBroadcast(server, RAW_PATH)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    const url = `ws://127.0.0.1:${address.port}`
    const crowds = [
      await openCrowd({
        url: `${url}/connection/websocket`,
        sockets: SOCKETS,
        greeting: await subscription(),
        answers: 2,
      }),
      await openCrowd({ url: url + RAW_PATH, sockets: SOCKETS, greeting: null, answers: 0 }),
    ] as const
    try {
      return await measure(hub, raw, crowds)
    } finally {
      for (const crowd of crowds) crowd.close()
      await hub.close()
      server.close()
    }
  },
}

async function subscription(): Promise<string> {
  const token = await createTokenIssuer(SECRET).connectionToken('', 3_600)
  const commands = [
    { id: 1, connect: { token } },
    { id: 2, subscribe: { channel: CHANNEL } },
  ]
  return commands.map((command) => JSON.stringify(command)).join('\n')
}

async function measure(
  hub: Hub,
  raw: RawBroadcast,
  [hubCrowd, rawCrowd]: readonly [Crowd, Crowd],
): Promise<Row[]> {
  const hubSide: Side = {
    crowd: hubCrowd,
    turns: HUB_TURNS,
    queuedBytes: () => hub.metrics().queuedBytes,
  }
  const rawSide: Side = { crowd: rawCrowd, turns: 1, queuedBytes: () => raw.queuedBytes() }
  const message = Buffer.from(JSON.stringify(priceChange(0)))
  const candidates = [
    {
      rates: [] as number[],
      run: () => broadcast(rawSide, PUBLICATIONS, 1, () => raw.send(message)),
    },
    {
      rates: [] as number[],
      run: () =>
        broadcast(hubSide, PUBLICATIONS, 1, (turn) =>
          hub.publisher.publish(CHANNEL, priceChange(turn), { urgent: true }),
        ),
    },
    {
      rates: [] as number[],
      run: () =>
        // An urgent publication takes along all that wait for the tick, as the tick itself would.
        broadcast(hubSide, COALESCED_PUBLICATIONS, COALESCED, (turn) =>
          hub.publisher.publish(CHANNEL, priceChange(turn), {
            urgent: turn % COALESCED === COALESCED - 1,
          }),
        ),
    },
  ]
  for (const { run } of candidates) await run()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { rates, run } of candidates) rates.push(await run())
  }
  const [rawRate = 0, urgent = 0, coalesced = 0] = candidates.map(({ rates }) => median(rates))
  return [
    row('the hub, one publication per frame', urgent, rawRate, 0.8),
    row(`the hub, ${COALESCED} publications per frame`, coalesced, rawRate, 4),
  ]
}

type Side = {
  crowd: Crowd
  /** Turns of the event loop that a broadcast takes; asking before costs time and tells nothing. */
  turns: number
  queuedBytes: () => number
}

/** One in which the hub delivers, then one per portion of 250 sockets that it writes to. */
const HUB_TURNS = 1 + SOCKETS / 250

/**
 * Publishes in groups; the next group follows when the last one has left this process.
 * @returns messages per second that arrived
 */
async function broadcast(
  { crowd, turns, queuedBytes }: Side,
  publications: number,
  group: number,
  publish: (turn: number) => unknown,
): Promise<number> {
  const arrived = crowd.expect(publications * SOCKETS)
  const start = performance.now()
  for (let turn = 0; turn < publications; turn += group) {
    for (let one = 0; one < group; one += 1) publish(turn + one)
    for (let one = 0; one < turns; one += 1) await nextTurn()
    while (queuedBytes() > 0) await nextTurn()
  }
  await arrived
  return (publications * SOCKETS * 1_000) / (performance.now() - start)
}

function row(what: string, rate: number, rawRate: number, limit: number): Row {
  return {
    what,
    value: `${Math.round(rate).toLocaleString('en')} messages/s`,
    peer: 'a raw broadcast of prebuilt JSON',
    peerValue: `${Math.round(rawRate).toLocaleString('en')} messages/s`,
    ratio: rate / rawRate,
    limit: { sign: '>', ratio: limit },
  }
}
