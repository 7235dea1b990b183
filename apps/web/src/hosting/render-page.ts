import type { RequestEnvironment } from '../lib/environment.ts'
import type { RenderedPage } from './page-cache.ts'

/** The built pages: what `vite build` writes to dist/server/server.js. */
export type PageHandler = {
  fetch: (
    request: Request,
    options: { context: RequestEnvironment },
  ) => Promise<Response> | Response
}

/** Stands for the nonce in a rendered page, so that one rendering serves many answers. */
export const NONCE_PLACEHOLDER = 'touchline-nonce-0f6b1d2c9a'

export async function renderPage(
  handler: PageHandler,
  url: string,
  environment: Omit<RequestEnvironment, 'nonce'>,
): Promise<RenderedPage> {
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const response = await handler.fetch(request, {
    context: { ...environment, nonce: NONCE_PLACEHOLDER },
  })
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  }
}
