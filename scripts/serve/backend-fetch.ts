import type { FetchLike } from '@touchline/contract'

/** Calls a backend elsewhere; connections are kept. */
export function backendFetch(backendUrl: string): FetchLike {
  return (url, { method, headers, body, signal }) =>
    fetch(new URL(url, `${backendUrl}/`), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    })
}
