import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import type { ForwardMessage, OriginCheck } from '../hub-options.ts'
import { decodeEmulationRequest } from '../protobuf/decode-commands.ts'
import { ProtocolViolation } from '../protocol/protocol-violation.ts'
import type { ClientMessage, Transport, TransportSession } from '../transport.ts'
import type { StreamFormat } from './response-transport.ts'
import { createResponseTransport } from './response-transport.ts'
import { encodeReplies } from '../protobuf/encode-replies.ts'

/** Paths of the transports for clients whose network lets no WebSocket through. */
export const httpTransportPaths = [
  '/connection/http_stream',
  '/connection/sse',
  '/emulation',
] as const

type HttpEndpointOptions = {
  readonly maxMessageBytes: number
  readonly checkOrigin: OriginCheck
  /** Time for the last message to reach the client. */
  readonly closeTimeoutMs: number
  readonly node: string
  /** Whether no more connections are taken. */
  readonly isFull: () => boolean
  readonly openSession: (transport: Transport) => TransportSession
  /** Takes what a client on a one-way transport says. It is not told whether its session is gone. */
  readonly receive: (message: ClientMessage) => void
  readonly forward: ForwardMessage
  readonly onError: (error: unknown) => void
}

type HttpEndpoint = {
  /** Answers a request for one of `httpTransportPaths`. */
  handle(request: IncomingMessage, response: ServerResponse): void
}

const protobufType = 'application/octet-stream'
const noStore = 'private, no-cache, no-store, must-revalidate, max-age=0'

const lines: StreamFormat = {
  name: 'http_stream',
  contentType: 'application/json',
  binary: false,
  encode: encodeLines,
}
const protobufStream: StreamFormat = {
  name: 'http_stream',
  contentType: protobufType,
  binary: true,
  // Each message behind its length.
  encode: encodeReplies,
}
const events: StreamFormat = {
  name: 'sse',
  contentType: 'text/event-stream; charset=utf-8',
  binary: false,
  encode: encodeEvents,
}

export function createHttpEndpoint(options: HttpEndpointOptions): HttpEndpoint {
  return {
    handle(request, response) {
      answer(request, response, options).catch((error: unknown) => {
        // A client that went away in the middle of its request is no failure.
        if (!request.destroyed) options.onError(error)
        response.destroy()
      })
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpEndpointOptions,
): Promise<void> {
  const { origin, host } = request.headers
  if (!options.checkOrigin(origin, host)) return end(response, 403)
  allowOrigin(response, origin)
  if (request.method === 'OPTIONS') return preflight(response)
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/connection/sse' && request.method === 'GET') {
    const connect = url.searchParams.get('cf_connect')
    return connect === null ? end(response, 400) : stream(response, events, connect, options)
  }
  if (request.method !== 'POST') return end(response, 405)
  const body = await readBody(request, options.maxMessageBytes)
  if (body === undefined) {
    // Nobody reads the rest, so no other request can come behind it.
    response.setHeader('Connection', 'close')
    return end(response, 413)
  }
  const binary = request.headers['content-type'] === protobufType
  if (url.pathname === '/emulation') return emulate(response, body, binary, options)
  if (url.pathname === '/connection/sse') return stream(response, events, body.toString(), options)
  return binary
    ? stream(response, protobufStream, body, options)
    : stream(response, lines, body.toString(), options)
}

function stream(
  response: ServerResponse,
  format: StreamFormat,
  message: string | Uint8Array,
  { isFull, openSession, closeTimeoutMs }: HttpEndpointOptions,
): void {
  if (isFull()) return end(response, 503)
  response.writeHead(200, {
    'Content-Type': format.contentType,
    'Cache-Control': noStore,
    Pragma: 'no-cache',
    'X-Accel-Buffering': 'no',
  })
  // A comment, so that the first event does not come in one piece with the head.
  if (format === events) response.write(':\n\n')
  else response.flushHeaders()
  const session = openSession(createResponseTransport(response, format, closeTimeoutMs))
  response.on('close', () => session.handleClosed())
  session.receive(message)
}

const emulationSchema = v.object({ node: v.string(), session: v.string(), data: v.string() })

/** What a client on a one-way transport says comes to any process; its stream is in one. */
async function emulate(
  response: ServerResponse,
  body: Buffer,
  binary: boolean,
  { node, receive, forward, onError }: HttpEndpointOptions,
): Promise<void> {
  const message = binary ? decodeOrUndefined(body) : parseEmulation(body)
  if (message === undefined) return end(response, 400)
  if (message.node === node) {
    receive(message)
    return end(response, 204)
  }
  try {
    return end(response, (await forward(message.node, message)) ? 204 : 404)
  } catch (error) {
    onError(error)
    return end(response, 503)
  }
}

function parseEmulation(body: Buffer) {
  try {
    const message = v.safeParse(emulationSchema, JSON.parse(body.toString('utf8')))
    return message.success ? message.output : undefined
  } catch {
    return undefined
  }
}

function decodeOrUndefined(body: Buffer) {
  try {
    return decodeEmulationRequest(body)
  } catch (error) {
    if (error instanceof ProtocolViolation) return undefined
    throw error
  }
}

function allowOrigin(response: ServerResponse, origin: string | undefined): void {
  if (origin === undefined) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Vary', 'Origin')
}

function preflight(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Max-Age', '300')
  end(response, 204)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end()
}

/** @returns undefined for a body of more than `maxBytes` */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const newline = Buffer.from('\n')

/** Messages as the lines of an endless answer. */
function encodeLines(payload: Buffer): Buffer {
  return Buffer.concat([payload, newline])
}

/** Messages as events of an event stream. */
function encodeEvents(payload: Buffer): Buffer {
  const parts = payload.toString('latin1').split('\n')
  return Buffer.from(parts.map((line) => `data: ${line}\n\n`).join(''), 'latin1')
}
