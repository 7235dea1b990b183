import { wireLanguage } from '@touchline/i18n'
import type * as v from 'valibot'

import { acceptHeader, type Api, type Call } from '../calls/call.ts'
import type * as calls from '../calls/calls.ts'
import * as firstCalls from '../calls/first-calls.ts'
import { answeredErrorBody } from '../schemas/errors.ts'
import { decode, encode } from '../wire/codec.ts'
import { encodeQuery } from '../wire/query.ts'
import { ApiError } from './api-error.ts'

/** What the client needs of `fetch`: the page's, Node's, or an in-process dispatcher. */
export type FetchLike = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string
    credentials: 'include'
    /** The page may go while it is on its way. */
    keepalive?: boolean
    signal?: AbortSignal
    /** IP address of the visitor for whom a server asks: what is counted is counted as theirs. */
    visitor?: string
  },
) => Promise<{
  status: number
  ok: boolean
  /** Of a server over HTTP. */
  headers?: { get(name: string): string | null }
  text(): Promise<string>
  /** Of a backend in the same process: the answer as it is read, in place of its text. */
  value?: unknown
}>

export type ClientOptions = {
  fetch: FetchLike
  /** Base address of each backend, without a slash at the end; '' is the page's own origin. */
  bases: Record<Api, string>
  /** Language of the answers, asked for anew with every call. */
  language: () => string
  /** Headers to add to a call, such as `Authorization` in embedded mode. */
  headers?: (call: Call) => Record<string, string>
}

type Calls = typeof calls
/** Callers name a call; the client has its schemas, so that they come with it and not with each page. */
export type CallName = keyof Calls

type Output<
  Of extends Call,
  Part extends 'query' | 'body' | 'response',
  Without,
> = Of[Part] extends v.GenericSchema ? v.InferOutput<Of[Part]> : Without

export type CallInput<Name extends CallName> = {
  params?: Record<string, string>
  query?: Output<Calls[Name], 'query', never>
  body?: Output<Calls[Name], 'body', never>
  signal?: AbortSignal
}

export type CallAnswer<Name extends CallName> = Output<Calls[Name], 'response', undefined>

export type ApiClient = <Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
) => Promise<CallAnswer<Name>>

/**
 * Typed calls to the backends, by their names.
 * @throws ApiError for every answer that is not a success; an aborted call rejects with the
 *   runtime's own abort error.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  return async <Name extends CallName>(name: Name, input: CallInput<Name> = {}) => {
    const call = (firstCalls as SomeCalls)[name] ?? later[name] ?? (await laterCall(name))
    const { response, text } = await send(options, call, input)
    if (!response.ok) throw refusal(call, response.status, text)
    if (call.response === undefined) return undefined
    if (response.value !== undefined) return response.value as CallAnswer<Name>
    const result = decode(call.response, parseJson(text))
    if (!result.ok) throw unreadable(call, response.status, result.problem)
    return result.value as CallAnswer<Name>
  }
}

type SomeCalls = Readonly<Partial<Record<string, Call>>>

let later: SomeCalls = {}

/** What few pages ask for comes with its schemas once somebody asks, or is about to. */
export async function loadLaterCalls(): Promise<void> {
  later = await import('../calls/later-calls.ts')
}

async function laterCall(name: CallName): Promise<Call> {
  try {
    await loadLaterCalls()
  } catch (error) {
    throw noAnswer(name, error)
  }
  const call = later[name]
  if (call === undefined) throw new TypeError(`There is no call ${name}`)
  return call
}

function noAnswer(name: string, cause: unknown): ApiError {
  const fields = { ...NO_FIELDS, status: 0, messageKey: 'error.connection.description' }
  return new ApiError(name, 'no_answer', fields, cause)
}

/** Of any call: what its own type allows has been seen to. */
type AnyInput = {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
  signal?: AbortSignal
}

async function send(options: ClientOptions, call: Call, input: AnyInput) {
  const body =
    call.body !== undefined && input.body !== undefined
      ? JSON.stringify(encode(call.body, input.body))
      : undefined
  const url = address(options, call, input)
  try {
    const response = await options.fetch(url, {
      method: call.method,
      headers: headersFor(options, call, body !== undefined),
      credentials: 'include',
      // What somebody has pressed arrives though the page goes. Of more than 64 KB a browser would not send it.
      keepalive: call.method !== 'GET',
      ...(body === undefined ? {} : { body }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    })
    // An answer that breaks off is no answer.
    return { response, text: await response.text() }
  } catch (error) {
    if (isAbort(error)) throw error
    throw noAnswer(call.name, error)
  }
}

function address(options: ClientOptions, call: Call, input: AnyInput): string {
  const path = call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined) throw new TypeError(`${call.name} needs the path parameter ${name}`)
    return encodeURIComponent(value)
  })
  const query =
    input.query === undefined ? '' : encodeQuery(input.query as Parameters<typeof encodeQuery>[0])
  return `${options.bases[call.api]}${path}${query === '' ? '' : `?${query}`}`
}

function headersFor(options: ClientOptions, call: Call, hasBody: boolean): Record<string, string> {
  return {
    Accept: call.version === undefined ? 'application/json' : acceptHeader(call.version),
    'Accept-Language': wireLanguage(options.language()),
    'X-App-Name': 'sportsbook',
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...options.headers?.(call),
  }
}

const NO_FIELDS = { code: null, localizedMessage: null, details: null, errorsByBet: null }

function refusal(call: Call, status: number, text: string): ApiError {
  const result = decode(answeredErrorBody, parseJson(text))
  if (!result.ok) return unreadable(call, status, result.problem)
  const { data } = result.value
  return new ApiError(call.name, 'refused', {
    status,
    code: data.code ?? null,
    messageKey: data.messageKey ?? 'global-error.default.description',
    localizedMessage: data.localizedMessage ?? null,
    details: data.details ?? null,
    errorsByBet: data.errorsByBet ?? null,
  })
}

function unreadable(call: Call, status: number, problem: string): ApiError {
  const fields = { ...NO_FIELDS, status, messageKey: 'global-error.default.description' }
  return new ApiError(call.name, 'unreadable', fields, problem)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
