import type * as v from 'valibot'

export type Api = 'platform' | 'sportsbook' | 'frontend'
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
  summary: string
  query?: v.GenericSchema
  body?: v.GenericSchema
  response?: v.GenericSchema
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** The media type that names the version of a backend's answer. */
export function acceptHeader(version: number): string {
  return `application/vnd.touchline.v${version}+json`
}
