import type * as v from 'valibot'

export type Api = 'platform' | 'sportsbook' | 'frontend'
/** Where each backend stands on the site's own host. */
export const API_BASES: Readonly<Record<Api, string>> = {
  platform: '/api/platform',
  sportsbook: '/api/sportsbook',
  frontend: '',
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * One call of the product: what is sent, what is answered.
 * `path` is relative to its backend's base address; `:name` are path parameters.
 */
export type Call = {
  name: string
  api: Api
  method: Method
  path: string
  /** Version in the Accept header; calls of the front end's own server have none. */
  version?: 1 | 2 | 3
  /** Who may call: everybody, or only a signed-in player (anybody else is answered 401). */
  access?: 'player'
  /** HTTP status of success; 200 with a response and 204 without one unless told. */
  status?: 201
  /** HTTP statuses of refusals besides those that `statusesOf` tells of every such call. */
  refusals?: readonly number[]
  query?: v.GenericSchema
  body?: v.GenericSchema
  response?: v.GenericSchema
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

export type Statuses = { readonly success: number; readonly refusals: readonly number[] }

/** Every HTTP status that a call may answer, each refusal in the shape of `errorBody`. */
export function statusesOf(call: Call): Statuses {
  const isRead = call.method === 'GET'
  const hasInput = call.query !== undefined || call.body !== undefined || call.path.includes(':')
  const refusals = new Set([
    ...(hasInput ? [400] : []),
    ...(call.access === 'player' ? [401] : []),
    // From a page of another origin.
    ...(isRead ? [] : [403]),
    ...(call.path.includes(':') ? [404] : []),
    ...(call.version === undefined ? [] : [406]),
    // The way a body is sent: how long it may take, how long it is, of which type.
    ...(isRead ? [] : [400, 408, 413, 415]),
    ...(call.refusals ?? []),
    500,
    503,
  ])
  return {
    success: call.status ?? (call.response === undefined ? 204 : 200),
    refusals: [...refusals].toSorted((a, b) => a - b),
  }
}

/** The media type that names the version of a backend's answer. */
export function acceptHeader(version: number): string {
  return `application/vnd.touchline.v${version}+json`
}
