import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What can befall a placement on its way. */
export const FAULTS = [
  'none',
  'request dropped',
  'request late, sender gone',
  'request duplicated',
  'answer dropped',
  'answer late',
  'answer cut off',
  'bad gateway after it worked',
  'server error after it worked',
  'server error before it worked',
] as const

export type Fault = (typeof FAULTS)[number]

export type FaultProxy = {
  url: string
  /** The faults that befell a placement, in order, by its reference. */
  faultsOf: (reference: string) => readonly Fault[]
  /** How many requests each fault befell. */
  counts: () => ReadonlyMap<Fault, number>
  /** Requests that travel on alone, their sender gone. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

const PLACE = '/api/sportsbook/bets'
const CLOSE = '/api/sportsbook/bets/close-reference'

/** Longest time for which a request or an answer is held back. */
const LATE_MS = 3_000

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** Stands before a server and does to placements what `next` says; all else passes. */
export async function startFaultProxy(
  target: string,
  next: () => { fault: Fault; share: number },
): Promise<FaultProxy> {
  const byReference = new Map<string, Fault[]>()
  const counts = new Map<Fault, number>()
  const alone = new Set<Promise<unknown>>()

  const server = createServer((from, to) => {
    handle(from, to).catch(() => to.destroy())
  })

  async function handle(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await bodyOf(from)
    const forward = () => send(target, from, body)
    const isPlacing = from.method === 'POST' && (from.url === PLACE || from.url === CLOSE)
    if (!isPlacing) return reply(to, await forward())
    const { fault, share } = next()
    counts.set(fault, (counts.get(fault) ?? 0) + 1)
    note(byReference, referenceIn(body), fault)
    await inflict(fault, { to, forward, delay: Math.ceil(share * LATE_MS), keep })
  }

  function keep(work: Promise<unknown>): void {
    const tracked = work.catch(() => undefined).finally(() => alone.delete(tracked))
    alone.add(tracked)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    faultsOf: (reference) => byReference.get(reference) ?? [],
    counts: () => counts,
    async settled() {
      while (alone.size > 0) await Promise.all(alone)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

type Case = {
  to: ServerResponse
  forward: () => Promise<Answer>
  delay: number
  /** Takes note of work that goes on without its sender. */
  keep: (work: Promise<unknown>) => void
}

async function inflict(fault: Fault, { to, forward, delay, keep }: Case): Promise<void> {
  switch (fault) {
    case 'none':
      return reply(to, await forward())
    case 'request dropped':
      return reset(to)
    case 'request late, sender gone':
      keep(pause(delay).then(forward))
      return reset(to)
    case 'request duplicated': {
      const late = pause(delay % 50).then(forward)
      keep(late)
      return reply(to, await forward())
    }
    case 'answer dropped':
      await forward()
      return reset(to)
    case 'answer late': {
      const answer = await forward()
      await pause(delay)
      return reply(to, answer)
    }
    case 'answer cut off': {
      const { status, headers, body } = await forward()
      to.writeHead(status, { ...own(headers), 'content-length': String(body.length) })
      to.write(body.subarray(0, Math.floor(body.length / 2)), () => reset(to))
      return
    }
    case 'bad gateway after it worked':
      await forward()
      return reply(to, page(502, 'text/html', '<h1>Bad gateway</h1>'))
    case 'server error after it worked':
      await forward()
      return reply(to, page(500, 'application/json', '{}'))
    case 'server error before it worked':
      return reply(to, page(500, 'application/json', '{}'))
  }
}

function page(status: number, type: string, text: string): Answer {
  return { status, headers: { 'content-type': type }, body: Buffer.from(text) }
}

function reset(to: ServerResponse): void {
  to.socket?.resetAndDestroy()
}

function reply(to: ServerResponse, { status, headers, body }: Answer): void {
  if (to.destroyed) return
  to.writeHead(status, { ...own(headers), 'content-length': String(body.length) })
  to.end(body)
}

/** Headers without those that belong to one connection. */
function own(headers: IncomingMessage['headers']) {
  const { connection: _, 'transfer-encoding': _encoding, 'keep-alive': _alive, ...rest } = headers
  return rest
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const { host: _, connection: _connection, ...rest } = headers
    const out = request(`${target}${url ?? ''}`, { method, headers: rest }, (answer) => {
      bodyOf(answer).then(
        (read) =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
        reject,
      )
    })
    out.on('error', reject)
    out.end(body)
  })
}

function referenceIn(body: Buffer): string {
  const { meta, reference } = JSON.parse(body.toString()) as {
    meta?: { reference: string }
    reference?: string
  }
  return meta?.reference ?? reference ?? ''
}

function note(byReference: Map<string, Fault[]>, reference: string, fault: Fault): void {
  byReference.set(reference, [...(byReference.get(reference) ?? []), fault])
}
