import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

import type { RequestEnvironment } from '../base/environment.ts'
import { lastResortPage } from '../layout/error-shell/last-resort-page.ts'
import { createCrawlerFiles } from './sitemap/crawler-files.ts'
import { withErrorPage } from '../layout/error-shell/with-error-page.ts'

/** Renders a page in one piece: the loaders have every datum by then, and caches want it whole. */
const handler = createStartHandler(defaultRenderHandler)
const crawlerFile = createCrawlerFiles()

export default {
  fetch: withErrorPage<RequestEnvironment>(
    async (request, options) =>
      (await crawlerFile(new URL(request.url).pathname, options.context)) ??
      handler(request, options),
    { errorPath: '/sports/500', lastResort: lastResortPage },
  ),
}
