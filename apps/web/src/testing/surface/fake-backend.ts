import {
  API_BASES,
  ApiError,
  calls,
  decodeRequest,
  encode,
  statusesOf,
  type Call,
  type CallInput,
  type CallName,
} from '@touchline/contract'

import type { Answers } from '../fake-api.ts'

export type HeardCall<Name extends CallName = CallName> = {
  name: Name
  input: CallInput<Name>
  headers: Readonly<Record<string, string>>
}

const ROUTES = Object.values(calls as Readonly<Record<string, Call>>)
  .map((call) => {
    const pattern = `${API_BASES[call.api]}${call.path}`.replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')
    return { call, address: new RegExp(`^${pattern}$`) }
  })
  // What is named in full stands before what a parameter would take as well.
  .toSorted((a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')))

/**
 * A backend by the contract, in place of `fetch`: it reads requests and writes answers as the wire
 * has them, so the product's own client stands between it and the page. What an answer throws is
 * told as a refusal; a `Response` as it is.
 */
export function fakeBackend(answers: () => Answers) {
  const heard: HeardCall[] = []

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url, window.location.href)
    const method = init.method ?? 'GET'
    const route = ROUTES.find(
      ({ call, address }) => call.method === method && address.test(pathname),
    )
    if (route === undefined) throw new Error(`The contract has no ${method} ${pathname}`)
    const { call, address } = route
    const name = call.name as CallName
    const params = { ...address.exec(pathname)?.groups }
    const input = {
      params,
      ...(call.query && { query: readOf(call, call.query, Object.fromEntries(searchParams)) }),
      ...(typeof init.body === 'string' &&
        call.body && { body: readOf(call, call.body, JSON.parse(init.body)) }),
    } as CallInput<typeof name>
    heard.push({ name, input, headers: init.headers as Record<string, string> })
    const give = answers()[name] as ((input: unknown) => unknown) | undefined
    if (give === undefined) throw new Error(`The fake has no answer to ${name}`)
    try {
      const given: unknown = await give(input)
      init.signal?.throwIfAborted()
      const body = call.response === undefined ? null : JSON.stringify(encode(call.response, given))
      return new Response(body, { status: statusesOf(call).success })
    } catch (error) {
      if (error instanceof Response) return error
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'no_answer') throw new TypeError('Failed to fetch', { cause: error })
      return new Response(refusalOf(error), { status: error.status })
    }
  }

  return {
    heard,
    fetch: answer as typeof fetch,
    /** The calls of one name, oldest first. */
    heardOf: <Name extends CallName>(name: Name) =>
      heard.filter((call): call is HeardCall<Name> => call.name === name),
  }
}

type Schema = NonNullable<Call['body']>

function readOf(call: Call, schema: Schema, wire: unknown): unknown {
  const read = decodeRequest(schema, wire)
  if (!read.ok) throw new Error(`${call.name} was asked wrongly: ${read.problem}`)
  return read.value
}

function refusalOf(error: ApiError): string {
  return JSON.stringify({
    data: {
      code: error.code,
      message_key: error.messageKey,
      localized_message: error.localizedMessage,
      details: error.details,
      errors_by_bet:
        error.errorsByBet &&
        Object.fromEntries(
          Object.entries(error.errorsByBet).map(([id, bet]) => [
            id,
            {
              code: bet.code,
              message_key: bet.messageKey,
              localized_message: bet.localizedMessage,
              odds: bet.odds,
            },
          ]),
        ),
    },
  })
}
