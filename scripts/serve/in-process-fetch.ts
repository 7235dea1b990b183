import type { FetchLike } from '@touchline/contract'
import { askForAnswer } from '@touchline/server'
import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * Calls the backend's routes without a socket: the same handlers and hooks, and their answers as they
 * are, which nobody writes and reads again.
 */
export function inProcessFetch(app: FastifyInstance): FetchLike {
  return async (url, init) => {
    const { asked: response, answer } = await askForAnswer((headers) => {
      const options: InjectOptions = {
        url,
        method: init.method,
        headers: { ...init.headers, ...headers },
        ...(init.body === undefined ? {} : { payload: init.body }),
        ...(init.signal === undefined ? {} : { signal: init.signal }),
        ...(init.visitor === undefined ? {} : { remoteAddress: init.visitor }),
      }
      return app.inject(options)
    })
    return {
      status: response.statusCode,
      ok: response.statusCode >= 200 && response.statusCode < 300,
      text: () => Promise.resolve(response.body),
      ...(answer === undefined ? {} : { value: answer }),
    }
  }
}
