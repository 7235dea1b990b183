import { localeOfPath } from '../../i18n/locale-path.ts'

type Environment = { report: (error: unknown) => void }

type Render<Context extends Environment> = (
  request: Request,
  options: { context: Context },
) => Promise<Response> | Response

type Fallbacks = {
  /** Path of the error page, without a locale. */
  errorPath: string
  lastResort: () => Response
}

/** Stands, as text and not as a page, where rendering threw. */
const RENDERING_FAILED = 'Internal Server Error'

export function renderingFailed(headers: Headers): Response {
  return new Response(RENDERING_FAILED, { status: 500, headers })
}

/**
 * A rendering that throws becomes the error page in the same language, and the last resort where
 * that one fails too. Pages that were rendered with an error status stay as they are.
 */
export function withErrorPage<Context extends Environment>(
  render: Render<Context>,
  { errorPath, lastResort }: Fallbacks,
): Render<Context> {
  async function attempt(request: Request, context: Context): Promise<Response | null> {
    try {
      const response = await render(request, { context })
      if (response.status !== 500) return response
      const body = await response.text()
      if (body !== RENDERING_FAILED) return new Response(body, response)
      throw new Error(`The page ${new URL(request.url).pathname} could not be rendered`)
    } catch (error) {
      context.report(error)
      return null
    }
  }

  return async (request, { context }) => {
    const page = await attempt(request, context)
    if (page !== null) return page
    const locale = localeOfPath(new URL(request.url).pathname)
    const path = locale === undefined ? errorPath : `/${locale}${errorPath}`
    const address = new URL(path, request.url)
    return (await attempt(new Request(address, request), context)) ?? lastResort()
  }
}
