import type { FetchLike } from '@touchline/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Calls the backend's routes without a socket: the same handlers, hooks and answers. */
export function inProcessFetch(app: FastifyInstance): FetchLike {
  return async (url, init) => {
    const options: InjectOptions = {
      url,
      method: init.method,
      headers: init.headers,
      ...(init.body === undefined ? {} : { payload: init.body }),
      ...(init.signal === undefined ? {} : { signal: init.signal }),
    }
    const response = await app.inject(options)
    return {
      status: response.statusCode,
      ok: response.statusCode >= 200 && response.statusCode < 300,
      text: () => Promise.resolve(response.body),
    }
  }
}
