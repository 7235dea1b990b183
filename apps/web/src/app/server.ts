import {
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import type { RequestEnvironment } from '../base/environment.ts'
import { answerEarlyPresses } from '../layout/document/early-presses.ts'
import { lastResortPage } from '../layout/error-shell/last-resort-page.ts'
import { createCrawlerFiles } from './sitemap/crawler-files.ts'
import { renderingFailed, withErrorPage } from '../layout/error-shell/with-error-page.ts'
import { requestEnvironment } from './request-environment.ts'

/** Runs before anything of the page is there, and leaves nothing for React to find. */
const EARLY_PRESSES = `(${answerEarlyPresses.toString()})();document.currentScript.remove()`

/** Renders a page in one piece: the loaders have every datum by then, and caches want it whole. */
const handler = createStartHandler(async ({ router, responseHeaders: headers }) => {
  const environment = requestEnvironment()
  try {
    const root = renderToString(createElement(RouterServer, { router }))
    const html = await transformHtmlStringWithRouter(router, root)
    const status = getSsrStatus(router)
    if (environment === undefined) return new Response(html, { status, headers })
    const script = `<script nonce="${environment.nonce}">${EARLY_PRESSES}</script>`
    environment.fill.html = html.replace('</head>', () => `${script}</head>`)
    return new Response(null, { status, headers })
  } catch (error) {
    environment?.report(error)
    return renderingFailed(headers)
  } finally {
    router.serverSsr?.cleanup()
  }
})
const crawlerFile = createCrawlerFiles()

export default {
  fetch: withErrorPage<RequestEnvironment>(
    async (request, options) =>
      (await crawlerFile(new URL(request.url).pathname, options.context)) ??
      handler(request, options),
    { errorPath: '/sports/500', lastResort: lastResortPage },
  ),
}
