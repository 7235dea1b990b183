import { API_BASES, createApiClient } from '@touchline/contract'
import type { ApiClient, FetchLike } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

/** A browser's side of the contract, spoken straight into the app; it keeps its cookies. */
export function createTestClient(
  app: FastifyInstance,
  options: { language?: string; headers?: Record<string, string>; address?: string } = {},
): ApiClient {
  const cookies = new Map<string, string>()
  const fetch: FetchLike = async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost:3000', ...headers, ...options.headers },
      cookies: Object.fromEntries(cookies),
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      ...(body === undefined ? {} : { payload: body }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const { statusCode: status } = answer
    return { status, ok: status < 400, text: async () => answer.body }
  }
  return createApiClient({ fetch, bases: API_BASES, language: () => options.language ?? 'en' })
}
