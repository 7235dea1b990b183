import { UNEXPECTED_ERROR_IN_ERROR_APP } from './unexpected-error.ts'

/** ERRP-12: what is left where even the error page cannot be rendered. */
export function lastResortPage(): Response {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Touchline</title></head><body><h1>${UNEXPECTED_ERROR_IN_ERROR_APP}</h1></body></html>`
  return new Response(body, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
