import type { RequestEnvironment } from '../src/base/environment.ts'

/** The built pages: what `vite build` writes to dist/server/server.js. */
export type PageHandler = {
  fetch: (
    request: Request,
    options: { context: RequestEnvironment },
  ) => Promise<Response> | Response
}

export type RenderedPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  /** The body, cut where each visitor's own nonce comes in. */
  pieces: readonly Buffer[]
  byteLength: number
}

/** Stands for the nonce in a rendered page, so that one rendering serves many answers. */
const NONCE_PLACEHOLDER = 'touchline-nonce-0f6b1d2c9a'

export async function renderPage(
  handler: PageHandler,
  url: string,
  environment: Omit<RequestEnvironment, 'nonce'>,
): Promise<RenderedPage> {
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const response = await handler.fetch(request, {
    context: { ...environment, nonce: NONCE_PLACEHOLDER },
  })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: [...response.headers],
    pieces: cutAtNonce(body),
    byteLength: body.byteLength,
  }
}

export function bodyFor({ pieces }: RenderedPage, nonce: string): Buffer {
  const own = Buffer.from(nonce)
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [own, piece])))
}

function cutAtNonce(body: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (
    let at = body.indexOf(NONCE_PLACEHOLDER);
    at >= 0;
    at = body.indexOf(NONCE_PLACEHOLDER, from)
  ) {
    pieces.push(body.subarray(from, at))
    from = at + NONCE_PLACEHOLDER.length
  }
  pieces.push(body.subarray(from))
  return pieces
}
